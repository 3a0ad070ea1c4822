import { YamlFile, type cdk } from 'projen';
import { CHECKOUT, NOT_RUN } from './release-project';

export const NEWEST_WORKFLOW = '.github/workflows/newest.yml';

/** A package of ours, as it would be published, in an app with the newest framework. `SOURCE` is its folder. */
export const SYNTHESIZE = `app=$(mktemp -d)
npm pack --silent --ignore-scripts --pack-destination "$app" "./$SOURCE" > /dev/null
cp test/versions/newest-app.js "$app"
cd "$app"
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --ignore-scripts --force ./*.tgz "$FRAMEWORK@latest" constructs@latest
node newest-app.js "$FRAMEWORK"
`;

const NODE = {
  name: `Install Node.js ${NOT_RUN}`,
  uses: 'actions/setup-node@v5',
  with: { 'node-version': '24' },
};

/** Every week, what others have released meanwhile: no lock file knows it, and a user installs it. */
export function addNewest(project: cdk.JsiiProject): void {
  const job = (matrix: object | undefined, steps: readonly object[]) => ({
    'runs-on': 'ubuntu-24.04',
    'permissions': { contents: 'read' },
    ...(matrix && { strategy: { 'fail-fast': false, matrix } }),
    'steps': [CHECKOUT, NODE, ...steps],
  });
  const build = { name: `Build ${NOT_RUN}`, run: 'npm ci\nnpm run build\n' };
  new YamlFile(project, NEWEST_WORKFLOW, {
    lineWidth: -1,
    obj: {
      name: 'newest',
      on: { schedule: [{ cron: '17 6 * * 1' }], workflow_dispatch: {} },
      permissions: {},
      jobs: {
        frameworks: job(
          {
            include: [
              { framework: 'cdktf', source: '.' },
              { framework: 'cdktn', source: 'packages/cdktn' },
              { framework: 'aws-cdk-lib', source: 'packages/awscdk' },
            ],
          },
          [
            build,
            { name: `Build the package for CDK Terrain ${NOT_RUN}`, run: 'npm run build:cdktn\n' },
            {
              name: 'Synthesize with the newest framework',
              env: { FRAMEWORK: '${{ matrix.framework }}', SOURCE: '${{ matrix.source }}' },
              run: SYNTHESIZE,
            },
          ],
        ),
        compilers: job(undefined, [
          { name: `Install ${NOT_RUN}`, run: 'npm ci\n' },
          {
            name: `Build with the newest jsii, its TypeScript, and projen ${NOT_RUN}`,
            run: 'npm install --no-save --ignore-scripts --force jsii@latest jsii-rosetta@latest jsii-pacmak@latest projen@latest\nnpx projen default\nnpm run build\n',
          },
        ]),
        engines: job({ include: [{ engine: 'terraform' }, { engine: 'tofu' }] }, [
          {
            name: `Install the newest Terraform ${NOT_RUN}`,
            uses: 'hashicorp/setup-terraform@v3',
            with: { terraform_version: 'latest', terraform_wrapper: false },
          },
          {
            name: `Install the newest OpenTofu ${NOT_RUN}`,
            uses: 'opentofu/setup-opentofu@v1',
            with: { tofu_version: 'latest', tofu_wrapper: false },
          },
          build,
          {
            name: `Test the provider ${NOT_RUN}`,
            env: { ENGINE: '${{ matrix.engine }}' },
            run: 'npm run test:node -- 24 --engine "$(command -v "$ENGINE")" --suite provider\n',
          },
        ]),
      },
    },
  });
}
