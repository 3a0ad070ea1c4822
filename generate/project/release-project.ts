import { YamlFile } from 'projen';
import type { cdk } from 'projen';

export const WORKFLOW = '.github/workflows/release.yml';

/** At the end of the name of a step that no test runs: it needs somebody else's service. */
export const NOT_RUN = '(no test runs this)';

interface Step {
  readonly name: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: { readonly [input: string]: string | boolean };
  readonly env?: { readonly [name: string]: string };
  readonly run?: string;
}

const step = (name: string, uses: string, inputs: Step['with']): Step => ({
  name: `${name} ${NOT_RUN}`,
  uses,
  with: inputs,
});
const lines = (...text: readonly string[]) => `${text.join('\n')}\n`;

export const CHECKOUT = step('Check out', 'actions/checkout@v5', { 'persist-credentials': false });
const PACKAGES = step('Get the packages', 'actions/download-artifact@v5', { name: 'dist', path: 'dist' });

/** What a build needs, without tests and packages. */
export const BUILD_TOOLS: readonly Step[] = [
  step('Install Node.js', 'actions/setup-node@v5', { 'node-version': '24' }),
];

/** What the tests of all languages need. */
export const TOOLS: readonly Step[] = [
  ...BUILD_TOOLS,
  step('Install Python', 'actions/setup-python@v6', { 'python-version': '3.10' }),
  step('Install Go', 'actions/setup-go@v6', { 'go-version': '1.25' }),
  step('Install Java', 'actions/setup-java@v5', { 'distribution': 'temurin', 'java-version': '17' }),
  step('Install Terraform', 'hashicorp/setup-terraform@v3', { terraform_version: '1.11.4', terraform_wrapper: false }),
];

/** Ubuntu restricts them since 24.04; the tests of a system without glibc are in one. */
export const USER_NAMESPACES: Step = {
  name: `Allow name spaces of users ${NOT_RUN}`,
  run: lines('sudo sysctl --write kernel.apparmor_restrict_unprivileged_userns=0'),
};

const BUILD: readonly Step[] = [
  CHECKOUT,
  ...TOOLS,
  {
    name: 'Refuse a tag that is not the version',
    run: lines('test "$GITHUB_REF_NAME" = "v$(node -p "require(\'./package.json\').version")"'),
  },
  USER_NAMESPACES,
  {
    name: `Test and build ${NOT_RUN}`,
    env: { LINTEL_PUBLISH: 'true' },
    run: lines('npm ci', 'npm run test:all', 'npm run package'),
  },
  {
    name: `Audit what is bundled ${NOT_RUN}`,
    run: lines('npm run audit:bundled'),
  },
  {
    name: `Build and sign the release ${NOT_RUN}`,
    env: {
      RELEASE_KEY: '${{ secrets.RELEASE_KEY }}',
      LINTEL_RELEASE_KEY_PASSPHRASE: '${{ secrets.RELEASE_KEY_PASSPHRASE }}',
    },
    run: lines(
      'umask 077',
      'export LINTEL_RELEASE_KEY="$RUNNER_TEMP/release-key.asc"',
      'printf %s "$RELEASE_KEY" > "$LINTEL_RELEASE_KEY"',
      'npm run release',
      'rm "$LINTEL_RELEASE_KEY"',
    ),
  },
  {
    name: 'Check the hashes and their signature',
    run: lines(
      'cd dist/release',
      'export GNUPGHOME="$(mktemp -d)"',
      'gpg --batch --quiet --import ./*_signing-key.asc',
      'gpg --batch --verify ./*_SHA256SUMS.sig ./*_SHA256SUMS',
      'sha256sum --check --strict ./*_SHA256SUMS',
    ),
  },
  step('Attest where everything was built', 'actions/attest-build-provenance@v3', {
    'subject-path': lines(
      'dist/release/*',
      'dist/js/*',
      'dist/python/*',
      'dist/cdktn/js/*',
      'dist/cdktn/python/*',
      'dist/awscdk/js/*',
      'dist/awscdk/python/*',
      'dist/bills/*',
    ),
  }),
  step('Keep the packages', 'actions/upload-artifact@v4', {
    'name': 'dist',
    'path': 'dist',
    'if-no-files-found': 'error',
  }),
];

/**
 * It downloads packages by name. Until a release of ours has these names, anybody may own them: the job has no identity and no secret, and a
 * maintainer has to say that the names are ours.
 */
const COMPATIBILITY: readonly Step[] = [
  CHECKOUT,
  ...BUILD_TOOLS,
  { name: `Build ${NOT_RUN}`, run: lines('npm ci', 'npm run build') },
  {
    name: `Compare the constructs with those of the last release ${NOT_RUN}`,
    if: "vars.PUBLISHED_ON_NPM == 'true'",
    run: lines('npm run compat'),
  },
];

const NPM: readonly Step[] = [
  PACKAGES,
  step('Install Node.js', 'actions/setup-node@v5', { 'node-version': '24' }),
  {
    name: 'Publish to npm',
    // With a token for the provenance in place of a password: see the permissions of the job.
    env: { NPM_CONFIG_PROVENANCE: 'true' },
    run: lines(
      'for package in dist/js/*.tgz dist/cdktn/js/*.tgz dist/awscdk/js/*.tgz; do npm publish --access public "./$package"; done',
    ),
  },
];

const PYPI: readonly Step[] = [
  PACKAGES,
  ...['dist/python', 'dist/cdktn/python', 'dist/awscdk/python'].map((folder) =>
    step(`Publish ${folder} to PyPI, with attestations`, 'pypa/gh-action-pypi-publish@release/v1', {
      'packages-dir': folder,
      'attestations': true,
    }),
  ),
];

const MAVEN: readonly Step[] = [
  PACKAGES,
  {
    name: 'Sign the artifacts, and make a bundle of them',
    env: { RELEASE_KEY: '${{ secrets.RELEASE_KEY }}', PASSPHRASE: '${{ secrets.RELEASE_KEY_PASSPHRASE }}' },
    run: lines(
      'export GNUPGHOME="$(mktemp -d)"',
      'printf %s "$RELEASE_KEY" | gpg --batch --quiet --passphrase "$PASSPHRASE" --pinentry-mode loopback --import',
      // Only ours: the framework is in the same folder.
      'cp -r dist/java bundle',
      'if [ -d dist/cdktn/java ]; then cp -r dist/cdktn/java/io/lintel bundle/io; fi',
      'if [ -d dist/awscdk/java ]; then cp -r dist/awscdk/java/. bundle; fi',
      'cd bundle',
      "find io -type f \\( -name '*.jar' -o -name '*.pom' \\) | while read -r file; do",
      '  gpg --batch --passphrase "$PASSPHRASE" --pinentry-mode loopback --armor --detach-sign "$file"',
      'done',
      'zip -q -r ../bundle.zip io',
    ),
  },
  {
    name: `Publish to Maven Central ${NOT_RUN}`,
    env: { TOKEN: '${{ secrets.MAVEN_CENTRAL_TOKEN }}', ADDRESS: '${{ vars.MAVEN_CENTRAL_ADDRESS }}' },
    run: lines(
      'curl --fail --silent --show-error --header "Authorization: Bearer $TOKEN" --form bundle=@bundle.zip \\',
      '  "$ADDRESS/api/v1/publisher/upload?publishingType=AUTOMATIC"',
    ),
  },
];

const GO: readonly Step[] = [
  PACKAGES,
  {
    name: 'Publish the Go modules',
    env: {
      GO_REPOSITORIES: 'https://x-access-token:${{ secrets.GO_TOKEN }}@github.com/lintel-iac',
      GIT_AUTHOR_NAME: 'Lintel maintainers',
      GIT_AUTHOR_EMAIL: 'maintainers@lintel.invalid',
      GIT_COMMITTER_NAME: 'Lintel maintainers',
      GIT_COMMITTER_EMAIL: 'maintainers@lintel.invalid',
    },
    // A Go module is a folder of a repository, and a version of it is a tag with the name of the folder.
    run: lines(
      'publish() {',
      '  git clone --quiet --depth 1 "$GO_REPOSITORIES/$2" "$2"',
      '  rm -rf "./$2/$3" && cp -r "$1/$3" "$2/$3"',
      '  git -C "$2" add --all',
      '  git -C "$2" commit --quiet --message "$GITHUB_REF_NAME"',
      '  git -C "$2" tag "$3/$GITHUB_REF_NAME"',
      '  git -C "$2" push --quiet --atomic origin HEAD "refs/tags/$3/$GITHUB_REF_NAME"',
      '}',
      'publish dist/go lintel-go lintel',
      'publish dist/cdktn/go lintel-cdktn-go lintel',
      'publish dist/awscdk/go lintel-awscdk-go lintelawscdk',
    ),
  },
];

const PAGE: readonly Step[] = [
  CHECKOUT,
  PACKAGES,
  {
    name: 'Write the notes from the changelog',
    run: lines(
      'awk -v version="${GITHUB_REF_NAME#v}" \'/^## / { own = $2 == version; next } own\' CHANGELOG.md > notes.md',
      'test -s notes.md',
    ),
  },
  {
    name: `Make the release page, from which registries of providers read ${NOT_RUN}`,
    env: { GH_TOKEN: '${{ github.token }}' },
    run: lines('gh release create "$GITHUB_REF_NAME" --verify-tag --notes-file notes.md dist/release/* dist/bills/*'),
  },
];

const job = (permissions: { readonly [scope: string]: string }, steps: readonly Step[], needs?: readonly string[]) => ({
  'runs-on': 'ubuntu-24.04',
  ...(needs && { needs, environment: 'release' }),
  permissions,
  steps,
});

/**
 * What publishes a release. projen has tasks for that, too: they download a program of the newest version, whatever it is, and hand it the tokens of
 * every registry. Here each registry's own client does it, and npm and PyPI have no token at all.
 */
export function addReleaseWorkflow(project: cdk.JsiiProject): void {
  const checked = ['build', 'compatibility'];
  const oidc = { 'contents': 'read', 'id-token': 'write' };
  new YamlFile(project, WORKFLOW, {
    lineWidth: -1,
    obj: {
      name: 'release',
      on: { push: { tags: ['v*'] } },
      permissions: {},
      concurrency: { 'group': 'release', 'cancel-in-progress': false },
      jobs: {
        build: job({ ...oidc, attestations: 'write' }, BUILD),
        compatibility: job({ contents: 'read' }, COMPATIBILITY),
        npm: job(oidc, NPM, checked),
        pypi: job(oidc, PYPI, checked),
        maven: job({ contents: 'read' }, MAVEN, checked),
        go: job({ contents: 'read' }, GO, checked),
        // Last: what it names is there.
        page: job({ contents: 'write' }, PAGE, ['npm', 'pypi', 'maven', 'go']),
      },
    },
  });
}
