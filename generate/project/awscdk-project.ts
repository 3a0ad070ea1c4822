import { readFileSync } from 'fs';
import { JsonFile, TextFile } from 'projen';
import type { cdk } from 'projen';

/** The folder of the package of constructs for AWS CDK. */
export const AWSCDK_FOLDER = 'packages/awscdk';

/** jsii requires the oldest supported version among the development dependencies. */
const PEERS = { 'aws-cdk-lib': '2.200.0', 'constructs': '10.4.2' };

/** The configuration of the package of constructs for AWS CDK. The root project installs its dependencies and runs its build. */
export function addAwscdkPackage(project: cdk.JsiiProject, version: string): void {
  const own = project.package.manifest as { readonly [field: string]: unknown };
  new JsonFile(project, `${AWSCDK_FOLDER}/package.json`, {
    obj: {
      name: 'lintel-awscdk',
      version,
      description:
        'Declare what a platform team runs on an infrastructure platform and a secrets service, as AWS CDK constructs.',
      license: 'Apache-2.0',
      author: () => own.author,
      repository: () => ({ ...(own.repository as object), directory: AWSCDK_FOLDER }),
      keywords: ['aws-cdk', 'awscdk', 'cdk', 'cloudformation'],
      main: 'lib/index.js',
      types: 'lib/index.d.ts',
      stability: 'stable',
      engines: { node: '>= 20.9.0' },
      publishConfig: { access: 'public' },
      files: ['lib', 'assets', '.jsii', '.jsii.gz', 'LICENSE', 'README.md', '!**/*.map', '!**/*.tsbuildinfo'],
      peerDependencies: Object.fromEntries(Object.entries(PEERS).map(([name, oldest]) => [name, `^${oldest}`])),
      devDependencies: PEERS,
      jsii: {
        outdir: 'dist',
        targets: {
          python: { distName: 'lintel-awscdk', module: 'lintel_awscdk' },
          go: { moduleName: 'github.com/lintel-iac/lintel-awscdk-go', packageName: 'lintelawscdk' },
          java: { package: 'io.lintel.awscdk', maven: { groupId: 'io.lintel', artifactId: 'lintel-awscdk' } },
        },
        tsc: { outDir: 'lib', rootDir: 'src' },
      },
    },
  });
  new TextFile(project, `${AWSCDK_FOLDER}/LICENSE`, {
    lines: readFileSync('LICENSE', 'utf8').trimEnd().split('\n').concat(''),
  });
  project.addDevDeps(`aws-cdk-lib@${PEERS['aws-cdk-lib']}`);
  for (const made of ['lib', 'assets', 'tsconfig.json']) project.gitignore.exclude(`/${AWSCDK_FOLDER}/${made}`);
  // The two see nothing of each other.
  const compile = 'jsii --compress-assembly --silence-warnings=reserved-word';
  project.compileTask.reset(`tsx generate/side-by-side.ts "${compile}" "cd ${AWSCDK_FOLDER} && ${compile}"`);
}
