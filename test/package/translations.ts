import { readdirSync } from 'fs';
import * as path from 'path';
import { EXAMPLE_KINDS, LANGUAGES as TRANSLATED, readTranslation } from '../../generate/pages/translate-examples';
import { LANGUAGES, ROOT } from './languages';
import type { Language } from './languages';

/** The examples of the documentation in a language, as a project has them. */
interface TranslatedExamples {
  readonly files: Readonly<Record<string, string>>;
  /** Compiles them; in Python, runs them. */
  readonly command: readonly string[];
}

interface Translation {
  /** A name that is unique and fits every language. */
  readonly name: string;
  readonly imports: string;
  readonly body: string;
}

function translations(language: Language['name'], imports: RegExp): Translation[] {
  const translated = TRANSLATED.find(({ name }) => name === language)!;
  return EXAMPLE_KINDS.flatMap((kind) =>
    readdirSync(path.join(ROOT, 'examples', kind)).map((type) => {
      const text = `${readTranslation({ root: ROOT, kind, type }, translated)}\n`;
      const found = imports.exec(text)?.[0] ?? '';
      return { name: `Example_${kind.replace('-', '_')}_${type}`, imports: found, body: text.replace(found, '') };
    }),
  );
}

const CONSTRUCTS = '\t"github.com/aws/constructs-go/constructs/v10"\n';

/** One package, because each takes the compiler as long as all together. */
function inGo(): TranslatedExamples {
  const files = translations('Go', /^import \([^)]*\)\n/m).map(({ name, imports, body }) => [
    `translated/${name.toLowerCase()}_.go`,
    `package translated\n\n${imports.replace('import (\n', `import (\n${CONSTRUCTS}`)}\nfunc ${name}(scope constructs.Construct) {\n${body}}\n`,
  ]);
  return { files: Object.fromEntries(files) as Record<string, string>, command: ['go', 'build', './translated'] };
}

function inJava(): TranslatedExamples {
  const files = translations('Java', /^(?:import .*\n)+/m).map(({ name, imports, body }) => [
    `src/main/java/translated/${name}.java`,
    `package translated;\n\n${imports}import software.constructs.Construct;\n\nfinal class ${name} {\n    static void example(Construct scope) {\n${body}    }\n}\n`,
  ]);
  return {
    files: Object.fromEntries(files) as Record<string, string>,
    command: LANGUAGES.find(({ name }) => name === 'Java')!.synthesize.filter((argument) => argument !== 'exec:java'),
  };
}

/** Only running them finds a name that is wrong. Nothing is synthesized. */
const PYTHON = `
import json, pathlib
from cdktf import App, TerraformStack
import cdktf, lintel_cdktf

app = App()
for index, (name, text) in enumerate(json.loads(pathlib.Path("translated.json").read_text())):
    try:
        exec(compile(text, name, "exec"), {"scope": TerraformStack(app, f"stack-{index}")})
    except Exception as error:
        raise SystemExit(f"{name}: {error}")
`;

/** The folders that examples name must exist. */
const FOLDERS = { 'policies/policies.hcl': '', 'modules/vpc/main.tf': '', 'dist/archive.zip': '' };

function inPython(): TranslatedExamples {
  const texts = translations('Python', /^(?:(?:import|from) .*\n)+/m).map(({ name, imports, body }) => [
    name,
    `${imports}\n${body}`,
  ]);
  return {
    files: { ...FOLDERS, 'translated.py': PYTHON, 'translated.json': JSON.stringify(texts) },
    command: ['.venv/bin/python', 'translated.py'],
  };
}

export const TRANSLATED_EXAMPLES: Partial<Record<Language['name'], () => TranslatedExamples>> = {
  Python: inPython,
  Go: inGo,
  Java: inJava,
};
