/** The app of `examples/<language>/platform-team` for CDK Terrain: the two frameworks differ in names, and in how Terraform's version is said. */
import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';

const FOLDER = 'platform-team';

export const TERRAIN_LANGUAGES = ['typescript', 'python', 'go', 'java'] as const;
export type TerrainLanguage = (typeof TERRAIN_LANGUAGES)[number];

export const terrainExample = (language: TerrainLanguage): string => `examples/cdktn/${language}/${FOLDER}`;

/** What the frameworks and Lintel's packages for them are called in a language. In this order: a later name may be a part of an earlier one. */
const NAMES: { readonly [language in TerrainLanguage]: readonly (readonly [from: string | RegExp, to: string])[] } = {
  typescript: [
    [/\b(?<=from ')lintel(?=')/g, 'lintel-cdktn'],
    ['new App()', "new App({ context: { targetVersions: { terraform: '>=1.11.0', opentofu: '>=1.11.0' } } })"],
    ['Testing.app()', "Testing.app({ context: { targetVersions: { terraform: '>=1.11.0', opentofu: '>=1.11.0' } } })"],
    ['"$LINTEL/dist/js/lintel@0.1.0.jsii.tgz"', '"$LINTEL/dist/cdktn/js/lintel-cdktn@0.1.0.jsii.tgz"'],
    ['cdktf constructs cdktf-cli tsx', "cdktn@0.24 'constructs@>=10.6.0 <10.8.0' tsx"],
    ['cdktf@0.21.0 constructs@10.4.2', "cdktn@0.24 'constructs@>=10.6.0 <10.8.0'"],
  ],
  python: [
    ['dist/python/lintel_cdktf', 'dist/cdktn/python/lintel_cdktn'],
    [/lintel_cdktf/g, 'lintel_cdktn'],
    ['app = App()', 'app = App(context={"targetVersions": {"terraform": ">=1.11.0", "opentofu": ">=1.11.0"}})'],
    ['lintel-cdktf==', 'lintel-cdktn=='],
    ['cdktf>=0.21.0,<0.22.0', 'cdktn>=0.24.0,<0.25.0'],
  ],
  go: [
    [
      /github\.com\/hashicorp\/terraform-cdk-go\/cdktf v0\.21\.0/g,
      'github.com/open-constructs/cdk-terrain-go/cdktn v0.24.0',
    ],
    [/github\.com\/hashicorp\/terraform-cdk-go\/cdktf/g, 'github.com/open-constructs/cdk-terrain-go/cdktn'],
    ['constructs/v10 v10.4.2', 'constructs/v10 v10.6.0'],
    [
      'go mod tidy\n',
      'go mod edit -replace=github.com/open-constructs/cdk-terrain-go/cdktn="$LINTEL/dist/cdktn/go/cdktn"\ngo mod tidy\n',
    ],
    ['$LINTEL/examples/go/', '$LINTEL/examples/cdktn/go/'],
    ['"$LINTEL/dist/go/lintel"', '"$LINTEL/dist/cdktn/go/lintel"'],
    [/lintel-iac\/lintel-go/g, 'lintel-iac/lintel-cdktn-go'],
    [/\bcdktf\.(?!json|out)/g, 'cdktn.'],
    [
      'cdktn.NewApp(nil)',
      'cdktn.NewApp(&cdktn.AppConfig{Context: &map[string]interface{}{\n\t\t"targetVersions": map[string]interface{}{"terraform": ">=1.11.0", "opentofu": ">=1.11.0"},\n\t}})',
    ],
  ],
  java: [
    [/com\.hashicorp\.cdktf/g, 'io.cdktn.cdktn'],
    ['<groupId>com.hashicorp</groupId>', '<groupId>io.cdktn</groupId>'],
    ['<artifactId>lintel</artifactId>', '<artifactId>lintel-cdktn</artifactId>'],
    ['<artifactId>cdktf</artifactId>\n      <version>0.21.0', '<artifactId>cdktn</artifactId>\n      <version>0.24.0'],
    ['../../../dist/java', '../../../../dist/cdktn/java'],
    ['`dist/java`', '`dist/cdktn/java`'],
    ['$LINTEL/dist/java', '$LINTEL/dist/cdktn/java'],
    ['$LINTEL/examples/java/', '$LINTEL/examples/cdktn/java/'],
    [/\bcdktf 0\.21\b/g, 'cdktn 0.24'],
    [/\bio\.lintel\.(?!cdktn|testing)/g, 'io.lintel.cdktn.'],
    ['import io.cdktn.cdktn.App;\n', 'import io.cdktn.cdktn.App;\nimport io.cdktn.cdktn.AppConfig;\n'],
    [
      /import java\.util\.List;\n(?!import java\.util\.Map;)(?=[^]*new App\(\))/,
      'import java.util.List;\nimport java.util.Map;\n',
    ],
    [
      'new App()',
      'new App(AppConfig.builder()\n            .context(Map.of("targetVersions", Map.of("terraform", ">=1.11.0", "opentofu", ">=1.11.0")))\n            .build())',
    ],
  ],
};

/** The name of the framework in prose and imports, but not in names that both share, such as `cdktf.json`. */
const FRAMEWORK = /\bcdktf\b(?![/.](?:json|out))/g;

const COMMAND_LINE = 'npx cdktf deploy platform-team';
/** The framework's own package has no command. */
const TERRAIN_COMMAND_LINE = 'npx --package cdktn-cli@0.24 cdktn deploy platform-team # needs Node.js 22.19 or newer';

/** The files of an example, by path from the project's root. */
export function terrainFiles(root: string, language: TerrainLanguage): Map<string, string> {
  const folder = path.join(root, 'examples', language, FOLDER);
  const made = /(^|\/)(node_modules|cdktf\.out|target|\.venv|__pycache__|go\.sum)(\/|$)/;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !made.test(file) && !file.endsWith('.tfstate'));
  return new Map(
    files.map((file) => [
      `${terrainExample(language)}/${file}`,
      rewritten(readFileSync(path.join(folder, file), 'utf8'), file, language),
    ]),
  );
}

function rewritten(text: string, file: string, language: TerrainLanguage): string {
  return file.endsWith('.md')
    ? readme(inTerrain(text.replaceAll(COMMAND_LINE, TERRAIN_COMMAND_LINE), language), language)
    : inTerrain(text, language);
}

/** Code and prose for CDK Terrain. */
export function inTerrain(text: string, language: TerrainLanguage): string {
  return NAMES[language].reduce((so, [from, to]) => so.replace(from, () => to), text).replace(FRAMEWORK, 'cdktn');
}

/** TypeScript of a guide for CDK Terrain, changed as the sentence below it says for cdktf. */
export function inCdktf(text: string): string {
  return text
    .replace(/(?<=from ')cdktn(?=')/g, 'cdktf')
    .replace(/(?<=from ')lintel-cdktn(?=['/])/g, 'lintel')
    .replace(/new App\(\{ context: .* \}\)/g, 'new App()');
}

/** The folder is one level deeper. */
function readme(text: string, language: TerrainLanguage): string {
  return `${text
    .replace("# A platform team's stack\n", "# A platform team's stack, with CDK Terrain\n")
    .replace(/\]\(\.\.\/\.\.\/\.\.\//g, '](../../../../')
    .trimEnd()}

\`targetVersions\` of the app says which Terraform or OpenTofu the stack is for. Without it CDK Terrain assumes one that knows neither ephemeral resources nor write-only values, and refuses both at synth.

These files are written from [the example for cdktf](../../../${language}/${FOLDER}) by \`npx tsx generate/main.ts\`: only names and \`targetVersions\` differ.
`;
}
