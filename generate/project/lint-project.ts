import { javascript, JsonFile } from 'projen';
import type { cdk } from 'projen';
import { FORMATTER, LINTER } from './lint-commands';

/** Nobody reads these as source: they are compiled, installed or written by a program. */
const NOT_SOURCE = [
  '**/*.d.ts',
  '**/*.js',
  '**/*.mjs',
  '**/*.cjs',
  'lib/',
  'dist/',
  'coverage/',
  'packages/*/lib/',
  'packages/awscdk/assets/',
  'packages/cdktn/',
  'examples/cdktn/',
  '.cache/',
  '.ci/cache/',
  '**/cdk.out/',
  '**/cdktf.out/',
  '**/.venv/',
  '**/target/',
];

/** What a formatter may not touch, each group with its reason. */
const NOT_FORMATTED: Readonly<Record<string, readonly string[]>> = {
  'Generators write these, and a test compares them with what the definitions say.': [
    'src/index.ts',
    'src/constructs/platform/*.ts',
    'src/constructs/secrets/*.ts',
    'src/handlers/index.ts',
    'src/handlers/reviews.ts',
    'src/handlers/adoptions.ts',
    'src/emulator/control/snapshot-shapes.ts',
    'packages/awscdk/src/index.ts',
    'packages/awscdk/src/platform/*.ts',
    'packages/awscdk/src/secrets/*.ts',
    'packages/awscdk/bundled/registry.ts',
    'examples/cdktn/',
  ],
  'The compiler and the bundler write these.': [
    'lib/',
    'dist/',
    'coverage/',
    'packages/*/lib/',
    'packages/awscdk/assets/',
    'packages/cdktn/src/',
    '.jsii',
    '.jsii.gz',
    '*.d.ts',
    'cdk.out/',
    'cdktf.out/',
  ],
  'Recorded by tests.': ['__snapshots__/', 'test/**/*.json'],
  "Prose: a line break in a table or an example is the author's.": ['*.md', '*.html'],
  'projen and npm write these.': ['.projen/', '*.json', '*.yml', '*.yaml'],
};

/** 120 columns, and imports by their path, first those of Node.js and of packages. */
const LAYOUT = {
  printWidth: 120,
  singleQuote: true,
  trailingComma: 'all',
  quoteProps: 'consistent',
  sortPackageJson: false,
  sortImports: {
    newlinesBetween: false,
    groups: ['builtin', 'external', ['internal', 'subpath', 'parent', 'sibling', 'index', 'unknown']],
  },
  ignorePatterns: Object.values(NOT_FORMATTED).flat(),
};

/** Of layout it has nothing, which is the formatter's, and nothing that the type check finds. */
const RULES = {
  'curly': ['error', 'multi-line', 'consistent'],
  'no-bitwise': 'error',
  'no-restricted-imports': [
    'error',
    { paths: [{ name: 'fast-check', message: 'Import it from test/support/properties, which sets the seed.' }] },
  ],
  'no-shadow': 'error',
  'import/no-duplicates': 'error',
  'typescript/dot-notation': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/return-await': 'error',
};

/** The type check of what is shipped alone, which is stricter (docs/decisions/0001). */
const SHIPPED = 'tsconfig.shipped.json';

/** The linter, the formatter, and what `npm run lint` does. */
export function addLint(project: cdk.JsiiProject, tsconfig: string): void {
  project.addDevDeps('oxfmt@~0.79.0', 'oxlint@^1', 'oxlint-tsgolint@^7');
  new JsonFile(project, '.oxfmtrc.json', { obj: LAYOUT, marker: false });
  new JsonFile(project, '.oxlintrc.json', {
    obj: {
      plugins: ['import', 'typescript'],
      categories: { correctness: 'off' },
      rules: RULES,
      ignorePatterns: NOT_SOURCE,
    },
    marker: false,
  });
  project.addTask('format', { description: 'Formats the code', exec: FORMATTER, receiveArgs: true });
  new javascript.TypescriptConfig(project, {
    fileName: SHIPPED,
    extends: javascript.TypescriptConfigExtends.fromPaths([`./${tsconfig}`]),
    compilerOptions: { noUncheckedIndexedAccess: true },
    include: ['src/**/*.ts', 'packages/awscdk/src/**/*.ts', 'packages/awscdk/bundled/**/*.ts'],
    exclude: ['node_modules'],
  });
  const checks = [
    // What the formatter refuses, it can mend.
    `${FORMATTER} --check || { echo 'This mends them: npm run format'; exit 1; }`,
    `${LINTER} --tsconfig ${tsconfig}`,
    `node node_modules/typescript-native/bin/tsc --noEmit -p ${tsconfig}`,
    `node node_modules/typescript-native/bin/tsc --noEmit -p ${SHIPPED}`,
    'tsx generate/main.ts --check',
  ];
  project.addTask('lint', {
    description: 'Checks the layout of the code, its rules, its types, and what is generated',
    exec: `tsx generate/side-by-side.ts ${checks.map((check) => JSON.stringify(check)).join(' ')}`,
  });
}
