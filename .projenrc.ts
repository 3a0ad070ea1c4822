import { cdk, javascript } from 'projen';
import { addAwscdkPackage, AWSCDK_FOLDER } from './generate/project/awscdk-project';
import { addCdktnPackage } from './generate/project/cdktn-project';
import { addLint } from './generate/project/lint-project';
import { addNewest } from './generate/project/newest-project';
import { addReleaseWorkflow } from './generate/project/release-project';
import { addRepositoryFiles } from './generate/project/repository-project';
import { addDocumentationSite } from './generate/project/site-project';
import { addTestTiers } from './generate/project/test-project';

const project = new cdk.JsiiProject({
  name: 'lintel',
  description: 'Declare what a platform team runs on an infrastructure platform and a secrets service, as constructs.',
  author: 'Lintel maintainers',
  authorAddress: 'maintainers@lintel.invalid',
  authorOrganization: true,
  repositoryUrl: 'https://github.com/lintel-iac/lintel.git',
  license: 'Apache-2.0',
  copyrightOwner: 'Lintel maintainers',
  defaultReleaseBranch: 'main',
  stability: 'stable',
  keywords: ['cdk', 'cdktf', 'terraform', 'opentofu'],

  packageManager: javascript.NodePackageManager.NPM,
  minNodeVersion: '20.9.0',
  npmTokenSecret: undefined,
  jsiiVersion: '~6.0.16',
  typescriptVersion: '~6.0.3',
  projenrcTs: true,
  projenrcTsOptions: { projenCodeDir: 'generate' },

  publishToPypi: { distName: 'lintel-cdktf', module: 'lintel_cdktf' },
  publishToGo: { moduleName: 'github.com/lintel-iac/lintel-go', packageName: 'lintel' },
  publishToMaven: { javaPackage: 'io.lintel', mavenGroupId: 'io.lintel', mavenArtifactId: 'lintel' },

  peerDeps: ['cdktf@^0.21.0', 'constructs@^10.4.2'],
  devDeps: [
    'cdktf@0.21.0',
    'constructs@10.4.2',
    // What the provider, the emulator and the CLI use is bundled by esbuild, so that nothing here is a runtime dependency.
    'axios@^1.21.1',
    'pg@^8.23.1',
    '@types/pg@^8.23.1',
    // The last version that is not an ES module and runs on Node.js 20.
    'commander@^14.0.3',
    // The last version that is not an ES module.
    'croner@^10.0.1',
    'semver@^7.8.6',
    '@types/semver@^7.8.0',
    'yaml@^2.9.1',
    '@peculiar/asn1-csr@^2.11.1',
    '@peculiar/asn1-rsa@^2.11.1',
    '@peculiar/asn1-schema@^2.11.1',
    '@peculiar/asn1-x509@^2.11.1',
    'openpgp@^6.3.2',
    'tar-stream@^3.2.2',
    'ignore@^7.0.5',
    'diff@^9.0.0',
    // The last version that is not an ES module, which jest would have to transform.
    'wrap-ansi@^7.0.0',
    '@types/wrap-ansi@^3.0.0',
    // The types of version 3 are those of an ES module.
    '@dagrejs/dagre@^2.0.4',
    '@types/tar-stream@^3.1.5',
    'fastify@^5.12.8',
    'find-my-way@^9.10.1',
    'http-parser-js@^0.5.10',
    'shamir-secret-sharing@^0.0.4',
    'yauzl@^3',
    '@types/yauzl@^3',
    'yazl@^3',
    '@types/yazl@^3',
    // Lambda's runtime has them: no bundle does.
    '@aws-sdk/client-cloudformation@^3',
    '@aws-sdk/client-dynamodb@^3',
    '@aws-sdk/client-s3@^3',
    '@aws-sdk/client-secrets-manager@^3',
    '@aws-sdk/client-sns@^3',
    '@aws-sdk/client-ssm@^3',
    // Sign the request of the login by AWS identity.
    '@aws-sdk/credential-provider-node@^3',
    '@smithy/core@^3',
    '@smithy/signature-v4@^5',
    'esbuild@^0.28.2',
    // Compiles executables, and is the runtime in them: see generate/release.
    'bun@1.4.5',
    // Development and tests.
    // Checks types in a third of the time. The compiler of jsii needs the one that is written in JavaScript.
    'typescript-native@npm:typescript@~7.0.2',
    '@types/node@^20',
    // Version 3 wants a newer aws-cdk-lib than the oldest that we support.
    'cdk-nag@~2.37.55',
    'jsii-docgen@^10.5.0',
    'cdktf-cli@0.21.0',
    '@cdktf/provider-null@11.0.1',
    'fast-check@^4.10.2',
    '@grpc/grpc-js@^1.14.0',
    '@grpc/proto-loader@^0.8.0',
    // Version 2 wants a polyfill of reflection from its users, which would be in the emulator.
    '@peculiar/x509@^1.14.0',
    // Reads the document of the emulator in a test.
    '@seriousme/openapi-schema-validator@^2.11.0',
    // Reads the schema of a team's rules in a test.
    'ajv@^8',
    '@jest/test-sequencer@^30',
    '@jest/types@^30',
    'axe-core@^4.14.1',
    'playwright-core@^1.65.1',
    'jest-each@^30',
    'jest-environment-node@^30',
    'jest-runtime@^30',
    'tsx@^4.23.15',
  ],

  github: false,
  release: false,
  buildWorkflow: false,
  depsUpgrade: false,
  // The whole reference is too long for a page: see generate/api-index.ts.
  docgen: false,
  sampleCode: false,
  readme: undefined,
  package: false,
  // Ours: see generate/project/lint-project.ts.
  eslint: false,
  jestOptions: {
    jestVersion: '^30',
    jestConfig: {
      globalSetup: '<rootDir>/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
      testEnvironment: '<rootDir>/test/support/test-environment.js',
      runtime: '<rootDir>/test/support/runtime.js',
      setupFiles: ['<rootDir>/test/support/environment.ts'],
      testSequencer: '<rootDir>/test/support/longest-first.js',
      testTimeout: 30_000,
      collectCoverage: false,
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      moduleNameMapper: { '^lintel-awscdk$': `<rootDir>/${AWSCDK_FOLDER}/src` },
      maxWorkers: 3,
      // What test files leave in their worker slows those after them.
      workerIdleMemoryLimit: '800MB',
      // Modules get these as parameters: each use of a global of a test's context is a call into Node.js, which takes ten times as long.
      // Those that modules declare themselves, such as `Number` in readable-stream, cannot be parameters.
      sandboxInjectedGlobals: ['Array', 'BigInt', 'JSON', 'Map', 'Math', 'Object', 'RegExp', 'WeakMap'],
    },
    junitReporting: false,
    configFilePath: 'jest.config.json',
    updateSnapshot: javascript.UpdateSnapshot.NEVER,
  },
  gitignore: [
    '/lib/',
    '/tsconfig.tsbuildinfo',
    '.jsii',
    '.jsii.gz',
    '*.tgz',
    'cdktf.out',
    'cdk.out',
    '.terraform',
    '*.tfstate',
    '*.tfstate.*',
    '/.cache/',
    '.venv',
    '__pycache__',
    '/examples/**/java/*/target/',
    '.DS_Store',
  ],
});

// What is made from the definitions is written before the compiler runs; the bundles are made from what it wrote.
project.preCompileTask.exec('tsx generate/main.ts');
project.postCompileTask.prependExec('tsx generate/bundle.ts');
project.postCompileTask.exec('tsx generate/api-index.ts');

const version = '0.1.0';
project.package.addVersion(version);
addAwscdkPackage(project, version);
addCdktnPackage(project, version);

project.package.addField('overrides', {
  // The bindings of 1.13.0 were not all published, and `npm ci` refuses a lock file that lacks some of them.
  'unrs-resolver': '1.12.2',
  // The newest before one whose `cookie` requires Node.js 22; fastify uses it for tests of its own alone.
  'light-my-request': '6.6.0',
});

// Building and testing are two commands: anyone who only wants to use a checkout need not wait for its tests.
project.tasks.removeTask('build');
project.addTask('build', {
  description: 'Writes what is generated, compiles, bundles',
  steps: [{ spawn: 'default' }, { spawn: 'pre-compile' }, { spawn: 'compile' }, { spawn: 'post-compile' }],
  env: { JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' },
});
// One program packs every language, so that the tarball that all of them carry is made once.
project.packageTask.reset();
project.removeTask('package-all');
for (const language of ['js', 'java', 'python', 'go']) project.removeTask(`package:${language}`);
project.packageTask.spawn(project.tasks.tryFind('build')!);
project.packageTask.exec('tsx generate/release/executables.ts');
project.packageTask.exec('tsx generate/package.ts', { receiveArgs: true });
// What it downloads is under a name of ours, but as long as nothing is published, anybody may own that.
const compat = project.tasks.tryFind('compat')!;
compat.reset();
compat.env('npm_config_ignore_scripts', 'true');
for (const packages of ['npm:lintel .', `npm:lintel-awscdk ${AWSCDK_FOLDER}`]) {
  compat.exec(`jsii-diff ${packages} --keep-going --ignore-file .compatignore`);
}
project.addTask('executables', {
  description:
    'Compiles the provider and the command line into executables, for this machine or for [--platform linux_amd64] [--all]',
  exec: 'tsx generate/release/executables.ts',
  receiveArgs: true,
});
project.addTask('release', {
  description:
    'Makes what registries want of a release, with executables that need no Node.js: [--platform linux_amd64] [--output folder]',
  steps: [
    { spawn: 'build' },
    { exec: 'tsx generate/release/main.ts', receiveArgs: true },
    { spawn: 'release:documents' },
  ],
});
project.addTask('release:documents', {
  description: 'Writes the pages that a registry of providers shows, as it wants them: [--output folder]',
  exec: 'tsx generate/release/registry-documents.ts',
  receiveArgs: true,
});
project.addTask('release:oci', {
  description:
    'Makes the layout of an OCI repository from a release, for OpenTofu: [--release folder] [--output folder]',
  exec: 'tsx generate/release/oci-layout.ts',
  receiveArgs: true,
});
project.addTask('test:node', {
  description:
    'Runs suites on a line of Node.js, and records the run for the README: 22 [--engine path of terraform or tofu] [--suite name]',
  exec: 'tsx test/versions/main.ts',
  receiveArgs: true,
});
project.addTask('test:bun', {
  description: 'Runs tests on Bun, the runtime of the executables: [files]',
  exec: 'tsx test/versions/bun.ts',
  receiveArgs: true,
});
project.addTask('quickstart', {
  description: 'The main job, step by step, against the emulator',
  exec: 'tsx examples/quickstart/main.ts',
  receiveArgs: true,
});
project.addTask('bench', {
  description: 'Measures speed and size, as ratios within one run',
  exec: 'tsx bench/main.ts',
  receiveArgs: true,
});
project.addTask('spec:coverage', {
  description:
    'Counts what of the specifications the emulator serves and its tests show (emulator), and what terraform and the command line reach (terraform)',
  exec: 'tsx test/emulator/spec/coverage.ts',
  receiveArgs: true,
});
project.addTask('generate', {
  description: 'Writes what is made from the definitions',
  exec: 'tsx generate/main.ts',
  receiveArgs: true,
});
project.addTask('changelog', {
  description: 'Collects the fragments of changelog/unreleased into CHANGELOG.md, for a release',
  exec: 'tsx generate/changelog.ts',
});
project.addTask('translate', {
  description: 'Translates the examples of constructs into Python, Go and Java; needs a build',
  exec: 'tsx generate/translate.ts',
});
project.addTask('new:resource', {
  description: 'Lays out the files of a resource: <service> <resource>',
  exec: 'tsx generate/new-resource.ts',
  receiveArgs: true,
});

// Everything that is TypeScript, for the type check and the linter; jsii accepts only its own configuration for what is shipped.
const everything = new javascript.TypescriptConfig(project, {
  fileName: 'tsconfig.dev.json',
  extends: javascript.TypescriptConfigExtends.fromPaths(['./tsconfig.json']),
  compilerOptions: {
    noEmit: true,
    rootDir: '.',
    isolatedModules: true,
    paths: { 'lintel-awscdk': [`./${AWSCDK_FOLDER}/src`] },
  },
  include: [
    'src/**/*.ts',
    `${AWSCDK_FOLDER}/src/**/*.ts`,
    `${AWSCDK_FOLDER}/bundled/**/*.ts`,
    'test/**/*.ts',
    'generate/**/*.ts',
    'examples/**/*.ts',
    'bench/**/*.ts',
    '.projenrc.ts',
  ],
  // Written from other examples, for a framework that is not installed here.
  exclude: ['node_modules', 'examples/cdktn'],
});

// The compiler that projen chooses, which is not installed, takes 20 times as long.
project.deps.removeDependency('ts-jest');
Object.assign(project.jest!.config as object, {
  transform: { '^.+\\.[t]sx?$': '<rootDir>/test/support/transpile.js' },
});

addDocumentationSite(project);
addLint(project, everything.fileName);
addNewest(project);
addReleaseWorkflow(project);
addRepositoryFiles(project);
addTestTiers(project);

// Lock files must not say where a package was downloaded from; see CONTRIBUTING.
project.npmrc.addConfig('omit-lockfile-registry-resolved', 'true');

project.package.addEngine('node', '>= 20.9.0');
project.package.addField('bin', { lintel: 'bin/lintel' });
// With them the package's own name leads to it from anywhere in the checkout, so that examples are what a user would write.
project.package.addField('exports', {
  '.': { types: './lib/index.d.ts', default: './lib/index.js' },
  // For tests in jest and elsewhere.
  './emulator': { types: './lib/emulator/index.d.ts', default: './lib/bundle/emulator.js' },
  './package.json': './package.json',
  './.jsii': './.jsii',
  './.jsii.gz': './.jsii.gz',
  './.warnings.jsii.js': './.warnings.jsii.js',
});
// For compilers that do not read `exports`: the template of cdktf configures one.
project.package.addField('typesVersions', { '*': { emulator: ['lib/emulator/index.d.ts'] } });
project.package.addField('files', [
  'bin',
  'lib/index.js',
  'lib/index.d.ts',
  'lib/constructs',
  'lib/definition',
  // What the types of problems refer to.
  'lib/diagnostics/*.d.ts',
  'lib/hcl',
  // Constructs place the executable.
  'lib/placement/*.js',
  'lib/plugin-protocol/value.js',
  'lib/plugin-protocol/value.d.ts',
  'lib/bundle',
  // What the types of the emulator's entry point refer to.
  'lib/emulator/client/*.d.ts',
  ...[
    'index',
    'journal/recorded-request',
    'journal/request-log',
    'journal/request-pattern',
    'journal/violations',
    'settings',
    'state/clock',
    'state/snapshot',
    'store',
  ].map((file) => `lib/emulator/${file}.d.ts`),
  // For `terraform test`.
  'mocks',
  '.jsii',
  '.jsii.gz',
  ...['**/definition', '*/shared/**/*'].map((file) => `lib/handlers/${file}.js`),
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  '!**/*.map',
]);

project.synth();
