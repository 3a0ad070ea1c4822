import { operationsOf, rulesOf } from '../specified';
import type { SpecifiedOperation, SpecifiedRule } from '../specified';

const API = '/api/v2';
const ORGANIZATION = `${API}/organizations/:organization_name`;
const SET = `${API}/policy-sets/:id`;
const PARAMETERS = `${API}/policy-sets/:policy_set_id/parameters`;
const CONFIGS = `${ORGANIZATION}/task-configs`;
const PROVIDERS = `${ORGANIZATION}/registry-providers`;
const PROVIDER = `${PROVIDERS}/:registry_name/:namespace/:name`;
const VERSION = `${PROVIDER}/versions/:version`;
const KEYS = '/api/registry/private/v2/gpg-keys';
const STANDARD = '/api/registry/v1/providers/:namespace/:name';
const UPLOADS = '/_archivist/v1';

const NO_RESOURCE = 'no resource or data source uses it yet';

/** The endpoint tables of the specification of what stands beside the platform's objects. */
export const operations: readonly SpecifiedOperation[] = [
  ...operationsOf('Policy sets', [
    ['Create policy set', 'POST', `${ORGANIZATION}/policy-sets`, 201],
    ['List policy sets', 'GET', `${ORGANIZATION}/policy-sets`, 200],
    ['Show policy set', 'GET', SET, 200],
    ['Update policy set', 'PATCH', SET, 200],
    ['Delete policy set', 'DELETE', SET, 204],
    ['Add policies', 'POST', `${SET}/relationships/policies`, 204],
    ['Remove policies', 'DELETE', `${SET}/relationships/policies`, 204],
    ['Attach to workspaces', 'POST', `${SET}/relationships/workspaces`, 204],
    ['Detach from workspaces', 'DELETE', `${SET}/relationships/workspaces`, 204],
    ['Attach to projects', 'POST', `${SET}/relationships/projects`, 204],
    ['Detach from projects', 'DELETE', `${SET}/relationships/projects`, 204],
    ['Exclude workspaces', 'POST', `${SET}/relationships/workspace-exclusions`, 204],
    ['Reinclude workspaces', 'DELETE', `${SET}/relationships/workspace-exclusions`, 204],
    ['Exclude projects', 'POST', `${SET}/relationships/project-exclusions`, 204],
    ['Reinclude projects', 'DELETE', `${SET}/relationships/project-exclusions`, 204],
    ['Add tag selectors', 'POST', `${SET}/tag-selectors`, 204],
    ['Remove tag selectors', 'DELETE', `${SET}/tag-selectors`, 204],
  ]),
  ...operationsOf('Policy set parameters', [
    ['Create parameter', 'POST', PARAMETERS, 201],
    ['List parameters', 'GET', PARAMETERS, 200],
    ['Show parameter', 'GET', `${PARAMETERS}/:id`, 200],
    ['Update parameter', 'PATCH', `${PARAMETERS}/:id`, 200],
    ['Delete parameter', 'DELETE', `${PARAMETERS}/:id`, 204],
  ]),
  ...operationsOf('Policy set versions', [
    ['Create policy set version', 'POST', `${SET}/versions`, 201],
    ['List policy set versions', 'GET', `${SET}/versions`, 200],
    ['Show policy set version', 'GET', `${API}/policy-set-versions/:id`, 200],
    ['Upload policy set version', 'PUT', '/_archivist/v1/policy-set-version/:object_id'],
  ]),
  ...operationsOf('Run tasks and task configurations', [
    ['Create task configuration', 'POST', CONFIGS, 201],
    ['List task configurations', 'GET', CONFIGS, 200],
    ['Show task configuration', 'GET', `${API}/task-configs/:id`, 200],
    ['Show task configuration of an owner', 'GET', `${CONFIGS}/for-owner`, 200],
    ['Update task configuration', 'PATCH', `${API}/task-configs/:id`, 200],
  ]),
  ...operationsOf('Lookups', [
    ['Show organization', 'GET', ORGANIZATION, 200],
    ['Show entitlement set', 'GET', `${ORGANIZATION}/entitlement-set`, 200],
    ['List workspaces', 'GET', `${ORGANIZATION}/workspaces`, 200],
    ['Show workspace', 'GET', `${API}/workspaces/:workspace_id`, 200],
    ['Show workspace by name', 'GET', `${ORGANIZATION}/workspaces/:name`, 200],
    ['List projects', 'GET', `${ORGANIZATION}/projects`, 200],
    ['Show project', 'GET', `${API}/projects/:project_id`, 200],
    ['List teams', 'GET', `${ORGANIZATION}/teams`, 200],
    ['Show team', 'GET', `${API}/teams/:team_id`, 200],
    ['List agent pools', 'GET', `${ORGANIZATION}/agent-pools`, 200],
    ['Show agent pool', 'GET', `${API}/agent-pools/:agent_pool_id`, 200],
    ['List OAuth clients', 'GET', `${ORGANIZATION}/oauth-clients`, 200],
    ['Show OAuth client', 'GET', `${API}/oauth-clients/:id`, 200],
    ['List OAuth tokens of a client', 'GET', `${API}/oauth-clients/:id/oauth-tokens`, 200],
    ['List GitHub App installations', 'GET', `${API}/github-app/installations`, 200],
    ['Show GitHub App installation', 'GET', `${API}/github-app/installation/:id`, 200],
  ]),
  ...operationsOf('Provider registry', [
    ['List providers', 'GET', PROVIDERS, 200],
    ['Create provider', 'POST', PROVIDERS, 201],
    ['Show provider', 'GET', PROVIDER, 200],
    ['Delete provider', 'DELETE', PROVIDER, 204],
    ['Create provider version', 'POST', `${PROVIDER}/versions`, 201],
    ['List provider versions', 'GET', `${PROVIDER}/versions`, 200],
    ['Show provider version', 'GET', VERSION, 200],
    ['Delete provider version', 'DELETE', VERSION, 204],
    ['Upload checksums', 'PUT', `${UPLOADS}/provider-shasums/:object_id`],
    ['Upload signature', 'PUT', `${UPLOADS}/provider-shasums-sig/:object_id`],
    ['Create provider platform', 'POST', `${VERSION}/platforms`, 201],
    ['List provider platforms', 'GET', `${VERSION}/platforms`, 200],
    ['Show provider platform', 'GET', `${VERSION}/platforms/:os/:arch`, 200],
    ['Delete provider platform', 'DELETE', `${VERSION}/platforms/:os/:arch`, 204],
    ['Upload provider binary', 'PUT', `${UPLOADS}/provider-binary/:object_id`],
  ]),
  ...operationsOf('GPG keys', [
    ['List GPG keys', 'GET', KEYS, 200],
    ['Add GPG key', 'POST', KEYS, 201],
    ['Show GPG key', 'GET', `${KEYS}/:namespace/:key_id`, 200],
    ['Update GPG key', 'PATCH', `${KEYS}/:namespace/:key_id`, 200],
    ['Delete GPG key', 'DELETE', `${KEYS}/:namespace/:key_id`],
  ]),
  ...operationsOf('Provider registry: registry-standard endpoints', [
    ['List versions', 'GET', `${STANDARD}/versions`, 200],
    ['Find a package', 'GET', `${STANDARD}/:version/download/:os/:arch`, 200],
  ]),
].map((operation) => (isReached(operation) ? operation : { ...operation, notReached: NO_RESOURCE }));

function isReached({ section }: SpecifiedOperation): boolean {
  return ['Policy sets', 'Policy set parameters', 'Run tasks and task configurations'].includes(section);
}

const SETS = 'platform/policy-sets: ';
const VERSIONS = 'platform/policy-set-versions: ';
const OWN = 'platform/policy-set-parameters: ';
const TASKS = 'platform/task-configs: ';
const PUBLISHED = 'platform/registry-providers: ';
const LOOKED_UP = 'platform/lookups: ';

/** Its rules: field tables, transitions, notes on endpoints, errors and limits. */
export const rules: readonly SpecifiedRule[] = [
  ...rulesOf('Policy set', [
    ['name: letters, numbers, -, _', `${SETS}Create policy set refuses a name with a space`],
    ['name: unique in the organization', `${SETS}Create policy set refuses a name that is taken`],
    ['name can change', `${SETS}Update policy set keeps what the request leaves out`],
    ['kind cannot change after creation', `${SETS}Update policy set refuses another kind`],
    ['kind: tfpolicy', `${SETS}Create policy set accepts the kind tfpolicy`],
    ['All policies of a set have its kind', `${SETS}Create policy set refuses a policy of another kind`],
    ['agent-enabled: opa always reads true', `${SETS}Create policy set reads the agent of OPA as enabled`],
    [
      'overridable, policy-tool-version: only with an agent',
      `${SETS}Create policy set has the version and the override`,
    ],
    ['policy-tool-version: newest for opa', `${SETS}Create policy set reads the agent of OPA as enabled, and pins`],
    ['policy-tool-version: latest is not valid for opa', `${SETS}Create policy set refuses latest for OPA`],
    ['policies-path: only with vcs-repo', `${SETS}Create policy set refuses a path without a repository`],
    ['policy-update-patterns: at most 100', `${SETS}Create policy set refuses too many patterns`],
    ['policy-update-patterns: accepted without vcs-repo', `${SETS}Create policy set accepts patterns without`],
    ['vcs-repo: exactly one connection', `${SETS}Create policy set refuses a repository with two connections`],
    ['vcs-repo: read-only members', `${VERSIONS}Versions of a repository are made with the set`],
    ['workspaces, projects: omitted where the set is global', `${SETS}Show and list policy sets omits workspaces`],
    ['current-version: the newest that is ready', `${VERSIONS}Uploaded versions leave the one before in force`],
    ['newest-version: whatever its status', `${VERSIONS}Versions of a repository show in the newest version`],
    ['Scope: an exclusion wins', `${SETS}What a run would meet is nothing of a set that excludes the workspace`],
    ['Scope: global, projects, workspaces', `${SETS}What a run would meet is a set that is global`],
    ['Scope: tags', `${SETS}What a run would meet is a set that selects a tag`],
    ['Explicit associations and tag selectors exclude each other', `${SETS}Tag selectors exclude attachments`],
  ]),
  ...rulesOf('Policy sets', [
    ['vcs-repo together with policies: 422', `${SETS}Create policy set refuses a repository together with policies`],
    ['workspaces or projects with global true: 422', `${SETS}Create policy set refuses workspaces of a global set`],
    ['An unknown id in a relationship: 422', `${SETS}Create policy set refuses an unknown id in policies`],
    ['Update: omitted attributes keep their values', `${SETS}Update policy set keeps what the request leaves out`],
    ['Update: lists overwrite the whole list', `${SETS}Update policy set overwrites whole lists`],
    ['Global leaves what was attached unseen', `${SETS}Update policy set keeps what was attached unseen`],
    ['Global sets are neither attached nor detached', `${SETS}Relationships refuses to attach a global set`],
    ['Add and Attach are additive', `${SETS}Relationships adds to workspaces and keeps what is there`],
    ['Remove and Detach ignore what is not there', `${SETS}Relationships adds and removes policies`],
    ['Wrong types are 422', `${SETS}Relationships refuses unknown ids, other types and no list`],
    [
      'Policies only while there is no repository',
      `${SETS}Relationships refuses a policy of another kind, and policies`,
    ],
    ['Tag selectors: at least one', `${SETS}Tag selectors are needed, one at least`],
    ['Removing names the key and value', `${SETS}Tag selectors are added and removed by key and value`],
    ['List query', `${SETS}Show and list policy sets filters`],
    ['include in both spellings', `${SETS}Show and list policy sets includes what is related, in both spellings`],
    ['An unknown include is 400', `${SETS}Show and list policy sets refuses an unknown include`],
    ['Deleting a set does not delete its policies', `${SETS}Delete policy set keeps its policies`],
    ['A page past the end is empty with the true counts', `${SETS}Show and list policy sets pages`],
  ]),
  ...rulesOf('Policy set parameter', [
    ['key: required, not empty', `${OWN}refuses an empty key`],
    ['key: one per set', `${OWN}refuses a key that is taken`],
    ['value: default ""', `${OWN}creates a parameter`],
    ['value: null where sensitive', `${OWN}never returns a sensitive value`],
    ['category must be policy-set', `${OWN}refuses another category`],
    ['sensitive: back to false is not offered', `${OWN}lets a sensitive parameter neither be shown nor renamed`],
    ['value omitted keeps the secret', `${OWN}keeps what an update leaves out`],
  ]),
  ...rulesOf('Policy set version', [
    ['source: tfe-api, or the kind of repository', `${VERSIONS}Versions of a repository are made with the set`],
    ['status: pending, ingressing, ready', `${VERSIONS}Uploaded versions are ingressing while they are read`],
    ['status: errored, with error and error-message', `${VERSIONS}Uploaded versions are errored with the reason`],
    ['links.upload is valid for one hour', `${VERSIONS}Uploaded versions are uploaded without a token within an hour`],
    ['Archive: the files of each kind', `${VERSIONS}Uploaded versions are ready with the files of the kind opa`],
    ['A commit to the branch makes a version', `${VERSIONS}Versions of a repository are made by a commit`],
    ['patterns, if any, match', `${VERSIONS}Versions of a repository are made only if a changed file matches`],
    ['The set does not support uploads: 422', `${VERSIONS}Uploaded versions are refused by a set with policies`],
    ['Upload: application/octet-stream', `${VERSIONS}Uploaded versions need a body of bytes`],
  ]),
  ...rulesOf('Task configuration', [
    ['global, enforcement-level, allowed-stages: required', `${TASKS}Create task configuration refuses no stages`],
    ['At most one for a task and its owner', `${TASKS}Create task configuration refuses a second one`],
    ['The type of the owner in the singular', `${TASKS}Create task configuration takes the type of the owner`],
    ['Deleting the task ends it', `${TASKS}ends a configuration with its task`],
    ['projects overwrites the whole list; omitted: kept', `${TASKS}Update task configuration returns 200`],
    ['The list has what applies to the target', `${TASKS}Task configurations of a target are those`],
    ['Of an owner: all three parameters', `${TASKS}Task configurations of a target are found by their owner`],
    ['global-configuration is the same object', `${TASKS}The older view in a run task is the same object`],
    ['global-configuration: omitted, it stays', `${TASKS}The older view in a run task is not enabled by default`],
    ['Without global-run-tasks it is ignored', `${TASKS}The older view in a run task is ignored`],
    ['task-configs at create takes precedence', `${TASKS}The older view in a run task gives way`],
    ['agent-pool: an id that does not exist is refused', `${TASKS}The agent pool of a run task must exist`],
    ['agent-pool: null takes it away', `${TASKS}The agent pool of a run task is set, kept and taken away`],
  ]),
  ...rulesOf('Registry provider', [
    ['namespace: private: equal to the organization', `${PUBLISHED}Providers are refused with another namespace`],
    ['registry-name: default private', `${PUBLISHED}Providers are private by default`],
    ['registry-name: anything else 422', `${PUBLISHED}Providers are refused with another registry`],
    ['A public one is a pointer: versions 403', `${PUBLISHED}Providers are pointers if they are public`],
    ['List query', `${PUBLISHED}Providers are listed by search and filters`],
    ['Deleting a provider deletes all versions', `${PUBLISHED}Providers are deleted with their versions`],
    ['Write: not with the token of an organization', `${PUBLISHED}Providers are not published with the token`],
  ]),
  ...rulesOf('Provider version', [
    ['version: valid semantic version', `${PUBLISHED}Versions are refused with no semantic version`],
    ['version: one per provider', `${PUBLISHED}Versions are refused with a version that is taken`],
    ['protocols: of 4.0, 5.0, 6.0', `${PUBLISHED}Versions are refused with an unknown protocol`],
    ['links: uploads until uploaded, downloads after', `${PUBLISHED}Versions have download links once their files`],
    ['Addresses live 25 hours', `${PUBLISHED}Versions take a file again, but no other one, and for 25 hours`],
    ['Deleting a version deletes its platforms', `${PUBLISHED}Versions are listed in pages, and deleted`],
  ]),
  ...rulesOf('Provider platform', [
    ['All four attributes are required', `${PUBLISHED}Platforms are refused with no checksum`],
    ['A second one of os and arch is refused', `${PUBLISHED}Platforms are refused with a system and architecture`],
    ['Both types are taken', `${PUBLISHED}Platforms are created as "registry-provider-version-platforms"`],
    ['links: provider-binary-upload, then download', `${PUBLISHED}Platforms are shown, listed, uploaded and deleted`],
  ]),
  ...rulesOf('GPG key', [
    ['ascii-armor: a public key, RSA or DSA', `${PUBLISHED}GPG keys are public keys, RSA or DSA`],
    ['key-id: the last 8 bytes of the fingerprint', `${PUBLISHED}GPG keys are named by the last 8 bytes`],
    ['The same key twice is refused', `${PUBLISHED}GPG keys are public keys, RSA or DSA, once in a namespace`],
    ['filter[namespace] is required', `${PUBLISHED}GPG keys are listed by namespaces`],
    ['Update: namespace not authorized', `${PUBLISHED}GPG keys move to another namespace`],
    ['public is 403', `${PUBLISHED}GPG keys are those of the private registry`],
  ]),
  ...rulesOf('Provider registry: registry-standard endpoints', [
    ['providers.v1 in the discovery document', `${PUBLISHED}The provider registry protocol is in the discovery`],
    ['A version that lacks a file is not listed', `${PUBLISHED}The provider registry protocol lists complete versions`],
    ['404 for what is not complete', `${PUBLISHED}The provider registry protocol has no package`],
    ['signing_keys', `${PUBLISHED}The provider registry protocol finds a package with its files and the key`],
    ['terraform init installs, signature checked', 'platform/terraform-init: serves providers that terraform itself'],
    ['Wrong signatures are found by init', 'platform/terraform-init: serves a provider signed by another key'],
  ]),
  ...rulesOf('Lookups', [
    ['Workspaces: search, wildcard, tags, project', `${LOOKED_UP}Workspaces are found by`],
    ['Workspaces: filter[tagged], and filter[tag-union]', `${LOOKED_UP}Workspaces are found by tags with values`],
    ['Workspaces: sort', `${LOOKED_UP}Workspaces are sorted`],
    ['Workspaces: include, an unknown one is 400', `${LOOKED_UP}Workspaces include their project and effective tags`],
    ['Projects: q, filter[names], tags, sort, status-counts', `${LOOKED_UP}Projects are found by`],
    ['Teams: q, filter[names]', `${LOOKED_UP}Teams are found by`],
    ['Teams: secret ones for members and owners only', `${LOOKED_UP}Teams that are secret`],
    ['Teams: without them 404', `${LOOKED_UP}Teams are unknown without the entitlement`],
    ['Agent pools: q, sort, filters', `${LOOKED_UP}Agent pools are found by`],
    ['OAuth clients: not paginated unless asked for', `${LOOKED_UP}OAuth clients are listed whole`],
    ['GitHub App installations: filters', `${LOOKED_UP}GitHub App installations are found by`],
    ['GitHub App installations: user tokens only', `${LOOKED_UP}GitHub App installations are those of users`],
    ['Organization: default-project by include', `${LOOKED_UP}An organization shows its default project`],
    ['Entitlement set', `${LOOKED_UP}An organization shows its entitlements`],
  ]),
];
