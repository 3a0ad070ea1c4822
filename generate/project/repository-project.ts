import { TextFile, YamlFile } from 'projen';
import type { cdk } from 'projen';
import { BUILD_TOOLS, CHECKOUT, NOT_RUN } from './release-project';

export const AUDIT_WORKFLOW = '.github/workflows/audit.yml';
export const COMPATIBILITY_WORKFLOW = '.github/workflows/compatibility.yml';

/** They are the oldest versions that a package supports; the test of each would fail with newer ones. */
const PINNED = ['cdktf', 'cdktf-cli', '@cdktf/provider-null', 'cdktn', 'constructs', 'aws-cdk-lib', 'bun'];

const EDITORS = `root = true

[*]
charset = utf-8
end_of_line = lf
indent_style = space
indent_size = 2
insert_final_newline = true
trim_trailing_whitespace = true

[*.ts]
max_line_length = 120

[*.{py,java}]
indent_size = 4

[{*.go,go.mod}]
indent_style = tab

# White space is part of what they record.
[*.{snap,diff,patch}]
insert_final_newline = unset
trim_trailing_whitespace = unset
`;

/** What a repository of this kind says to editors, reviewers and the services that look after it. */
export function addRepositoryFiles(project: cdk.JsiiProject): void {
  new TextFile(project, '.editorconfig', { lines: EDITORS.split('\n') });
  new TextFile(project, '.github/CODEOWNERS', {
    lines: ['# Every change, whatever it touches.', '* @lintel-iac/maintainers', ''],
  });
  new YamlFile(project, '.github/ISSUE_TEMPLATE/config.yml', {
    lineWidth: -1,
    obj: {
      blank_issues_enabled: false,
      contact_links: [
        {
          name: 'Vulnerability',
          url: 'https://github.com/lintel-iac/lintel/security/advisories/new',
          about: 'Report it privately: only the maintainers can read it.',
        },
      ],
    },
  });
  addUpdates(project);
  addAudit(project);
  addCompatibility(project);
}

/** Dependabot changes lock files alone: projen writes the ranges in package.json. */
function addUpdates(project: cdk.JsiiProject): void {
  const npm = (directory: string) => ({
    'package-ecosystem': 'npm',
    directory,
    'schedule': { interval: 'weekly' },
    'versioning-strategy': 'lockfile-only',
    'open-pull-requests-limit': 5,
    'groups': { all: { 'update-types': ['minor', 'patch'] } },
    'ignore': PINNED.map((name) => ({ 'dependency-name': name })),
  });
  new YamlFile(project, '.github/dependabot.yml', {
    lineWidth: -1,
    obj: {
      version: 2,
      updates: [
        npm('/'),
        npm('/packages/cdktn'),
        npm('/site'),
        { 'package-ecosystem': 'github-actions', 'directory': '/', 'schedule': { interval: 'weekly' } },
      ],
    },
  });
}

/** Advisories appear after a release, too. */
function addAudit(project: cdk.JsiiProject): void {
  project.addTask('audit:bundled', {
    description: 'Asks for advisories about the packages that are bundled, after a build: [--list]',
    exec: 'tsx generate/audit.ts',
    receiveArgs: true,
  });
  new YamlFile(project, AUDIT_WORKFLOW, {
    lineWidth: -1,
    obj: {
      name: 'audit',
      on: { schedule: [{ cron: '17 5 * * 1' }], workflow_dispatch: {} },
      permissions: {},
      jobs: {
        audit: {
          'runs-on': 'ubuntu-24.04',
          'permissions': { contents: 'read' },
          'steps': [
            CHECKOUT,
            ...BUILD_TOOLS,
            { name: `Audit what is bundled ${NOT_RUN}`, run: 'npm ci\nnpm run build\nnpm run audit:bundled\n' },
          ],
        },
      },
    },
  });
}

/** The last release is compiled from its tag, so that nothing is downloaded under the name of a package. */
const COMPARE = `last=$(git describe --tags --abbrev=0 --match 'v[0-9]*' 2>/dev/null) || { echo 'There is no release to compare with.'; exit 0; }
npm ci && npx projen compile
git worktree add --quiet "$RUNNER_TEMP/last" "$last"
(cd "$RUNNER_TEMP/last" && npm ci && npx projen compile)
status=0
for package in . packages/awscdk; do
  npx jsii-diff "$RUNNER_TEMP/last/$package" "$package" --keep-going --ignore-file .compatignore || status=1
done
exit $status
`;

/** A pull request learns what it would break, not only the release. */
function addCompatibility(project: cdk.JsiiProject): void {
  new YamlFile(project, COMPATIBILITY_WORKFLOW, {
    lineWidth: -1,
    obj: {
      name: 'compatibility',
      on: { pull_request: {} },
      permissions: {},
      jobs: {
        constructs: {
          'runs-on': 'ubuntu-24.04',
          'permissions': { contents: 'read' },
          'steps': [
            { ...CHECKOUT, with: { ...CHECKOUT.with, 'fetch-depth': 0 } },
            ...BUILD_TOOLS,
            { name: 'Compare the constructs with those of the last release', run: COMPARE },
          ],
        },
      },
    },
  });
}
