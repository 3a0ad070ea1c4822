/**
 * Translates the examples of constructs, `examples/<kind>/<type>/construct.ts`, into the other languages with jsii-rosetta. Only the pages of
 * the registry have the translations. They are read from there when a page is written anew: a translation needs the compiled package, which
 * writing a page does not.
 */
import { createHash } from 'crypto';
import { existsSync, readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { readAssembly } from '../package/assembly';

export const EXAMPLE_KINDS = ['resources', 'data-sources', 'ephemeral-resources'] as const;

interface Language {
  readonly name: string;
  /** The fence of a code block. */
  readonly fence: string;
  /** The lines that make the packages of an example known. */
  imports(used: Used, text: string, compiled: Compiled): string;
}

/** The names that an example uses: from this package, its submodules, and from cdktf. */
interface Used {
  readonly modules: readonly string[];
  readonly classes: readonly string[];
  readonly cdktf: readonly string[];
}

export const LANGUAGES: readonly Language[] = [
  {
    name: 'Python',
    fence: 'python',
    imports: ({ cdktf }, text) => {
      // Structs are plain objects in TypeScript, and classes here.
      const structs = [...text.matchAll(/(?<![\w.])(Terraform[A-Z]\w+)(?=\()/g)].map(([, name]) => name!);
      const named = [...new Set([...cdktf, ...structs])].sort();
      return [
        ...(named.length > 0 ? [`from cdktf import ${named.join(', ')}`] : []),
        'import lintel_cdktf as lintel',
      ].join('\n');
    },
  },
  {
    name: 'Go',
    fence: 'go',
    imports: ({ modules, classes }, text) =>
      [
        'import (',
        '\t"github.com/aws/jsii-runtime-go"',
        ...(text.includes('cdktf.') ? ['\t"github.com/hashicorp/terraform-cdk-go/cdktf"'] : []),
        ...(classes.length > 0 ? ['\t"github.com/lintel-iac/lintel-go/lintel"'] : []),
        ...modules.map((name) => `\t"github.com/lintel-iac/lintel-go/lintel/${name}"`),
        ')',
      ].join('\n'),
  },
  {
    name: 'Java',
    fence: 'java',
    imports: ({ modules, classes, cdktf }, text, { packages }) =>
      [
        ...['List', 'Map'].filter((name) => text.includes(`${name}.of(`)).map((name) => `import java.util.${name};`),
        ...(cdktf.length > 0 || text.includes('Terraform') ? ['import com.hashicorp.cdktf.*;'] : []),
        ...[...new Set([...classes, ...structsIn(text, packages)])].sort().map((name) => `import io.lintel.${name};`),
        ...modules.map((name) => `import io.lintel.${name}.*;`),
      ].join('\n'),
  },
];

/** The example in TypeScript as a page shows it: the imports, and what the function does. */
export function shownTypeScript(source: string): string {
  const { body } = partsOf(source);
  const imports = source
    .slice(0, source.indexOf('export function'))
    .split('\n')
    .filter((line) => line.startsWith('import') && !line.includes("from 'constructs'"));
  return `${imports.join('\n')}\n\n${body}`;
}

/** An example: its kind, its type, and the folder of the repository. */
export interface Example {
  readonly root: string;
  readonly kind: string;
  readonly type: string;
}

/** The translations of this run, by the page and the language. */
const fresh = new Map<string, string>();

/**
 * What a page shows in another language. Undefined if there is no translation of the present text yet: translating needs the compiled package,
 * whose constructs the generator must have written before.
 */
export function findTranslation(example: Example, language: Language): string | undefined {
  const page = pageOf(example);
  const translated = fresh.get(`${page} ${language.name}`);
  if (translated !== undefined) return translated;
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  if (!text.includes(mark(sourceOf(example)))) return undefined;
  const begin = `### ${language.name}\n\n\`\`\`${language.fence}\n`;
  const from = text.indexOf(begin) + begin.length;
  return from < begin.length ? undefined : text.slice(from, text.indexOf('\n```', from)).trim();
}

/** The same of an example that must be translated. */
export function readTranslation(example: Example, language: Language): string {
  const translation = findTranslation(example, language);
  if (translation !== undefined) return translation;
  throw new Error(
    `${example.kind}/${example.type} was not translated from the present construct.ts: run \`npm run translate\` after \`npm run build\`, and commit what it writes.`,
  );
}

function pageOf({ root, kind, type }: Example): string {
  return path.join(root, 'docs', kind, `${type.replace(/^lintel_/, '')}.md`);
}

export function sourceOf({ root, kind, type }: Example): string {
  return readFileSync(path.join(root, 'examples', kind, type, 'construct.ts'), 'utf8');
}

function allExamples(root: string): Example[] {
  return EXAMPLE_KINDS.flatMap((kind) =>
    readdirSync(path.join(root, 'examples', kind))
      .sort()
      .map((type) => ({ root, kind, type })),
  );
}

/** The examples whose translations are missing or were made from another text, below `examples`. */
export function untranslated(root: string): string[] {
  return allExamples(root)
    .filter((example) => LANGUAGES.some((language) => findTranslation(example, language) === undefined))
    .map(({ kind, type }) => `${kind}/${type}`);
}

/** The line of a page by which it is known whether its translations were made from the present text. */
export function mark(source: string): string {
  return `# Translated from construct.ts (${createHash('sha256').update(source).digest('hex').slice(0, 16)}) by \`npm run translate\`.`;
}

function partsOf(source: string): { readonly body: string; readonly used: Used } {
  const body = /export function example\(scope: Construct\) \{\n([^]*)\n\}\n$/.exec(source)?.[1];
  if (body === undefined) {
    throw new Error('An example of a construct is one function: export function example(scope: Construct) { … }');
  }
  const named = (from: string) =>
    new RegExp(`import \\{ ([^}]+) \\} from '${from}';`).exec(source)?.[1]?.split(', ') ?? [];
  const own = named('lintel');
  return {
    body: body
      .split('\n')
      .map((line) => line.replace(/^ {2}/, ''))
      .join('\n'),
    used: {
      modules: own.filter((name) => /^[a-z]/.test(name)),
      classes: own.filter((name) => /^[A-Z]/.test(name)),
      cdktf: named('cdktf'),
    },
  };
}

/** Translates all examples, for the pages that are written after it. One program has them all: the compiler is started once a language. */
export async function translate(root: string): Promise<void> {
  const examples = allExamples(root);
  const parts = examples.map((example) => partsOf(sourceOf(example)));
  const contents = [
    "import { Construct } from 'constructs';",
    "import { DataResource, Fn, LocalExecProvisioner, TerraformOutput, TerraformVariable, Token } from 'cdktf';",
    "import { Duration, EphemeralVariable, LintelProvider, platform, secrets } from 'lintel';",
    ...parts.map(
      ({ body }, index) =>
        `function example${index}(scope: Construct) {\n/// !show\nmarker(${index});\n${body}\n/// !hide\n}`,
    ),
    'declare function marker(index: number): void;',
  ].join('\n');
  const { GoVisitor, JavaVisitor, PythonVisitor, translateTypeScript } = await import('jsii-rosetta');
  const visitors: { readonly [name: string]: Parameters<typeof translateTypeScript>[1] } = {
    Python: new PythonVisitor(),
    Go: new GoVisitor(),
    Java: new JavaVisitor(),
  };
  const compiled = readCompiled(root);
  for (const language of LANGUAGES) {
    const { translation, diagnostics } = translateTypeScript(
      { fileName: path.join(root, 'examples', 'all.ts'), contents },
      visitors[language.name]!,
      { includeCompilerDiagnostics: true },
    );
    // cdktf's provisioners are a union, which other languages take untyped; what is written is right all the same.
    const errors = diagnostics.filter(
      ({ isError, formattedMessage }) => isError && !formattedMessage.includes('Type unions are not supported'),
    );
    if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
    const texts = translation.split(/\s*\bmarker\([^\n]*?\d+\)*;?(?:\n|$)/).slice(1);
    if (texts.length !== examples.length) {
      throw new Error(`${language.name}: ${texts.length} translations of ${examples.length} examples`);
    }
    texts.forEach((text, index) => {
      const translated = IDIOMATIC[language.name]!(text, compiled);
      const shown = `${language.imports(parts[index]!.used, translated, compiled)}\n\n${translated.trim()}`;
      fresh.set(`${pageOf(examples[index]!)} ${language.name}`, shown);
    });
  }
  process.stdout.write(
    `Translated ${examples.length} examples into ${LANGUAGES.map(({ name }) => name).join(', ')}.\n`,
  );
}

/** What jsii-rosetta writes is made right for each language. */
const IDIOMATIC: { readonly [language: string]: (text: string, compiled: Compiled) => string } = {
  Python: idiomaticPython,
  Go: idiomaticGo,
  // jsii renames what is a keyword there.
  Java: (text) => text.replace(/\.default\(/g, '.defaultValue('),
};

/** `from lintel_cdktf import platform, secrets` would hide the modules of the standard library that have these names. */
function idiomaticPython(text: string, { packages }: Compiled): string {
  return (
    text
      // jsii renames what is a keyword there.
      .replace(/(?<=[(,]\s*)(global|from|import|class|lambda|is|in)=/g, '$1_=')
      .replace(/(?<![\w."'])(platform|secrets)\.(?=[A-Z])/g, 'lintel.$1.')
      .replace(/(?<![\w."'])([A-Z][a-z]\w+)(?=[(.])/g, (name: string) => {
        if (['Duration', 'EphemeralVariable', 'LintelProvider'].includes(name)) return `lintel.${name}`;
        const found = packages.get(name);
        return found === undefined ? name : found === 'lintel' ? `lintel.${name}` : `lintel.${found}.${name}`;
      })
  );
}

/** A text of Go on one line. */
const GO_TEXT = /("(?:[^"\\\n]|\\.)*")/;

/** Getters of variables, and of what they return, are methods. */
function withGetters(code: string, variables: ReadonlySet<string>): string {
  return code
    .replace(/\b(\w+)\.([a-z])(\w*)\b(?!\()/g, (whole, variable: string, first: string, rest: string) =>
      variables.has(variable) ? `${variable}.${first.toUpperCase()}${rest}()` : whole,
    )
    .replace(
      /(?<=\w\(\))\.([a-z])(\w*)\b(?!\()/g,
      (_, first: string, rest: string) => `.${first.toUpperCase()}${rest}()`,
    );
}

/** jsii-rosetta takes a submodule for a member of the package, a getter for a field and a parameter for a pointer: in Go none of them is. */
function idiomaticGo(text: string, { packages, parameters }: Compiled): string {
  const variables = new Set([...text.matchAll(/^(\w+) := /gm)].map(([, name]) => name!));
  const idiomatic = text
    .replace(/\*scope\b/g, 'scope')
    .replace(/\blintel\.\*?(Platform|Secrets)\./g, (_, name: string) => `${name.toLowerCase()}.`)
    .replace(/_\*(?=[A-Z])/g, '_')
    .replace(/\bjsii\.Boolean\(/g, 'jsii.Bool(')
    .replace(/\bfmt\.Sprintf\((?="[^"\n%]*%v[^"\n%]*", )("[^"\n]*"), /g, 'jsii.Sprintf($1, *')
    // Lists and maps of properties are pointers.
    .replace(/\bmap\[string\]\[\]/g, 'map[string]*[]')
    .replace(/(?<=: )(?=(?:\[\]|map\[string\])[^\n]*\{\}?,?$)/gm, '&')
    .replace(/(?<=\[\])([A-Z]\w*)(?=\{)/g, (name) => `${packages.get(name) ?? 'cdktf'}.${name}`)
    .replace(/&([A-Z]\w*)\{/g, (_, name: string) => `&${packages.get(name) ?? 'cdktf'}.${name}{`)
    // A text is no program: in "https://cost.example.com", `cost` is no variable.
    .split(GO_TEXT)
    .map((part, index) => (index % 2 === 1 ? part : withGetters(part, variables)))
    .join('')
    .replace(/^(\s*\/\/.*\n)\1/gm, '$1')
    .replace(/\n\}\s*$/, '');
  // A method that only the parent of a class in the package has.
  const named = idiomatic.replace(/\.interpolationForAttribute\(/g, '.InterpolationForAttribute(');
  return withEveryArgument(named, parameters);
}

/** What the compiled package knows, and a translation of one text alone does not. */
interface Compiled {
  /** The package of every type of ours, by its name. */
  readonly packages: ReadonlyMap<string, string>;
  /** How many parameters constructors (`secrets.NewPkiRoot`) and static methods (`lintel.Duration_Hours`) have in Go. */
  readonly parameters: ReadonlyMap<string, number>;
}

interface Callable {
  readonly name: string;
  readonly static?: boolean;
  readonly parameters?: readonly unknown[];
}

function readCompiled(root: string): Compiled {
  const { types } = readAssembly<{
    readonly types: {
      readonly [fqn: string]: { readonly initializer?: Callable; readonly methods?: readonly Callable[] };
    };
  }>(root);
  const packages = new Map<string, string>();
  const parameters = new Map([
    ['cdktf.Token_AsString', 2],
    ['cdktf.Token_AsStringMap', 2],
  ]);
  for (const [fqn, { initializer, methods = [] }] of Object.entries(types)) {
    const [name = '', module = ''] = fqn.split('.').reverse();
    packages.set(name, module);
    if (initializer) parameters.set(`${module}.New${name}`, initializer.parameters?.length ?? 0);
    for (const method of methods.filter((one) => one.static)) {
      const [first = '', ...rest] = method.name;
      parameters.set(`${module}.${name}_${first.toUpperCase()}${rest.join('')}`, method.parameters?.length ?? 0);
    }
  }
  return { packages, parameters };
}

/** In Go no argument is optional: those that are left out become `nil`. */
function withEveryArgument(text: string, parameters: Compiled['parameters']): string {
  const calls = [...text.matchAll(/\b(?:lintel|platform|secrets|cdktf)\.\w+(?=\()/g)].reverse();
  return calls.reduce((result, { 0: called, index }) => {
    const wanted = parameters.get(called);
    if (wanted === undefined) return result;
    const { end, given } = argumentsAt(result, index + called.length);
    const missing = Array<string>(Math.max(0, wanted - given)).fill('nil');
    const added = `${given > 0 && missing.length > 0 ? ', ' : ''}${missing.join(', ')}`;
    return `${result.slice(0, end)}${added}${result.slice(end)}`;
  }, text);
}

/** The structs of the package itself, which are plain objects in TypeScript, and classes in Java. */
function structsIn(text: string, packages: Compiled['packages']): string[] {
  return [...text.matchAll(/\b(\w+)\.builder\(\)/g)]
    .map(([, name]) => name!)
    .filter((name) => packages.get(name) === 'lintel');
}

/** Where the parenthesis that opens at a position closes, and how many arguments are in between. */
function argumentsAt(text: string, open: number): { readonly end: number; readonly given: number } {
  let depth = 0;
  let given = 0;
  let isBlank = true;
  for (const { 0: token, index } of text.slice(open).matchAll(/"(?:\\.|[^"\\])*"|`[^`]*`|\S/g)) {
    if (depth === 1 && isBlank && token !== ')') [given, isBlank] = [given + 1, false];
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    if (depth === 0) return { end: open + index, given };
    if (depth === 1 && token === ',') isBlank = true;
  }
  throw new Error(`A parenthesis does not close:\n${text.slice(open)}`);
}
