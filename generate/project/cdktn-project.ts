import { readFileSync } from 'fs';
import { JsonFile, TextFile } from 'projen';
import type { cdk } from 'projen';

/** The folder of the package of constructs for CDK Terrain. */
export const CDKTN_FOLDER = 'packages/cdktn';

/** The oldest supported versions, which jsii requires among the development dependencies. */
const PEERS: Readonly<Record<string, readonly [range: string, oldest: string]>> = {
  cdktn: ['^0.24.0', '0.24.0'],
  // The range of cdktn 0.24: 10.8.0 breaks packages that jsii has built.
  constructs: ['>=10.6.0 <10.8.0', '10.6.0'],
};

/**
 * The configuration of the package of constructs for CDK Terrain. It has its own installed packages, because it needs a
 * newer `constructs` than cdktf; only `npm run build:cdktn` and its test install and build it.
 */
export function addCdktnPackage(project: cdk.JsiiProject, version: string): void {
  const own = project.package.manifest as { readonly [field: string]: unknown };
  const column = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(PEERS).map(([name, versions]) => [name, versions[index]]));
  new JsonFile(project, `${CDKTN_FOLDER}/package.json`, {
    obj: {
      name: 'lintel-cdktn',
      version,
      description:
        'Declare what a platform team runs on an infrastructure platform and a secrets service, as CDK Terrain constructs.',
      license: 'Apache-2.0',
      author: () => own.author,
      repository: () => ({ ...(own.repository as object), directory: CDKTN_FOLDER }),
      keywords: ['cdk', 'cdktn', 'cdk-terrain', 'opentofu', 'terraform'],
      main: 'lib/index.js',
      types: 'lib/index.d.ts',
      bin: { lintel: 'bin/lintel' },
      stability: 'stable',
      engines: { node: '>= 20.9.0' },
      publishConfig: { access: 'public' },
      // As in the package for cdktf, whose tests import the same.
      exports: () => own.exports,
      typesVersions: () => own.typesVersions,
      // As little as the package for cdktf: no types of what programs cannot import, and nothing that only the compiler reads.
      files: [
        ...['bin', 'lib', 'mocks', '.jsii', '.jsii.gz', 'LICENSE', 'README.md'],
        ...['handlers/**/*.d.ts', 'placement/*.d.ts', 'diagnostics/*.js', '*.tsbuildinfo'].map(
          (file) => `!lib/${file}`,
        ),
        '!**/*.map',
      ],
      peerDependencies: column(0),
      devDependencies: column(1),
      jsii: {
        outdir: 'dist',
        targets: {
          python: { distName: 'lintel-cdktn', module: 'lintel_cdktn' },
          go: { moduleName: 'github.com/lintel-iac/lintel-cdktn-go', packageName: 'lintel' },
          java: { package: 'io.lintel.cdktn', maven: { groupId: 'io.lintel', artifactId: 'lintel-cdktn' } },
        },
        tsc: { outDir: 'lib', rootDir: 'src' },
      },
    },
  });
  new TextFile(project, `${CDKTN_FOLDER}/LICENSE`, {
    lines: readFileSync('LICENSE', 'utf8').trimEnd().split('\n').concat(''),
  });
  new TextFile(project, `${CDKTN_FOLDER}/.npmrc`, { lines: ['omit-lockfile-registry-resolved=true', ''] });
  for (const made of ['bin', 'lib', 'mocks', 'src', 'tsconfig.json', '.jsii', '.jsii.gz', 'node_modules']) {
    project.gitignore.exclude(`/${CDKTN_FOLDER}/${made}`);
  }
  project.addTask('build:cdktn', {
    description: 'Creates the package of constructs for CDK Terrain from the last build',
    steps: [{ exec: 'npm ci --no-audit --no-fund', cwd: CDKTN_FOLDER }, { exec: 'tsx generate/cdktn.ts' }],
    env: { JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' },
  });
}
