import { defineDataSource } from '../../../definition/data-source';
import { idRules, totalCount } from '../shared/lookup-arguments';
import { maxResults } from '../shared/rules';

const SOURCE = [
  'docs/spec/platform-neighbours.md#looked-up-objects-read-only',
  'docs/spec/platform-neighbours.md#lookups',
] as const;

const installationIdRules = [{ rule: 'range', min: 1 }] as const;

const results = {
  installationType: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The kind of account on GitHub: `User` or `Organization`.',
  },
  installationUrl: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The address of the installation on GitHub.',
  },
} as const;

/** Restates the platform API, operations "Show GitHub App installation" and "List GitHub App installations". */
export const githubAppInstallationData = defineDataSource({
  type: 'lintel_github_app_installation',
  service: 'platform',
  construct: 'DataGithubAppInstallation',
  doc: 'An installation of the platform’s GitHub App that the user of the token can use. Tokens of teams and organizations see none.',
  source: SOURCE,
  attributes: {
    id: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the installation is looked up by `name`, `installationId` or both',
      rules: idRules('ghain'),
      doc: 'The ID of the installation, `ghain-…`.',
    },
    name: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the name is not compared',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the account on GitHub.',
    },
    installationId: {
      type: 'int',
      use: 'optionalComputed',
      absent: 'it is not compared',
      rules: installationIdRules,
      doc: 'The number of the installation on GitHub.',
    },
    ...results,
  },
  rules: [
    { rule: 'oneOrMoreOf', attributes: ['id', 'name', 'installationId'] },
    { rule: 'conflicts', attribute: 'id', with: ['name', 'installationId'] },
  ],
});

/** Restates the platform API, operation "List GitHub App installations". */
export const githubAppInstallationsData = defineDataSource({
  type: 'lintel_github_app_installations',
  service: 'platform',
  construct: 'DataGithubAppInstallations',
  doc: 'The installations of the platform’s GitHub App that the user of the token can use. Tokens of teams and organizations see none.',
  source: SOURCE,
  attributes: {
    name: {
      type: 'string',
      use: 'optional',
      absent: 'names are not filtered',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the account on GitHub.',
    },
    installationId: {
      type: 'int',
      use: 'optional',
      absent: 'numbers are not filtered',
      rules: installationIdRules,
      doc: 'The number of the installation on GitHub.',
    },
    maxResults: maxResults('installations'),
    installations: {
      type: 'objects',
      use: 'computed',
      doc: 'The installations, in the order in which the service returns them.',
      attributes: {
        id: { type: 'string', use: 'computed', doc: 'The ID of the installation, `ghain-…`.' },
        name: { type: 'string', use: 'computed', doc: 'The name of the account on GitHub.' },
        installationId: { type: 'int', use: 'computed', doc: 'The number of the installation on GitHub.' },
        ...results,
      },
    },
    totalCount: totalCount('installations'),
  },
});
