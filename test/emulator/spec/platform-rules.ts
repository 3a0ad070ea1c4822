import { rulesOf } from './specified';
import type { SpecifiedRule } from './specified';

/** The rules of the platform's specification: its field tables, transitions, endpoint notes, authentication, errors and limits. */
export const platformRules: readonly SpecifiedRule[] = [
  ...rulesOf('Envelopes', [
    [
      'single resource: data holds id, type, attributes, relationships, links',
      'run-tasks: Create run task returns 201 with the whole document',
    ],
    [
      'lists: links holds self, first, prev, next, last, absolute, the page parameters percent-encoded',
      'registry-modules: List and get module pages',
    ],
    [
      'prev and next are null when there is no such page',
      'run-tasks: List run tasks returns one empty page for an empty list',
    ],
    [
      'meta.pagination holds the current page, its size and neighbours, and the totals',
      'policies: List policies pages, and keeps other parameters in the links',
    ],
    [
      'the admin organization list also has meta.status-counts, and no page-size',
      'administration: List organizations counts by status, and pages without a page size',
    ],
  ]),
  ...rulesOf('Run task', [
    ['name: letters, numbers, `-`, `_`', 'run-tasks: Create run task refuses a name with a space with 422'],
    [
      'url: address to which the payload is sent',
      'verification: calls the URL with a signed payload and accepts the task on 200',
    ],
    [
      'description: up to 300 characters, any characters',
      'run-tasks: Create run task counts code points in the description',
    ],
    ['category: must be `task`', 'run-tasks: Create run task refuses another category with 422'],
    ['hmac-key: optional; returned as null', 'run-tasks: Create run task stores the key and never returns it'],
    ['enabled: default true', 'run-tasks: Create run task is enabled by default'],
    [
      'a property without a default is required unless marked optional',
      'run-tasks: Create run task refuses no description with 422',
    ],
    [
      'relationships: organization and tasks; links.self',
      'run-tasks: Create run task returns 201 with the whole document',
    ],
    ['the organization must exist', 'run-tasks: Create run task returns 404 for an organization that does not exist'],
    [
      'update: omitted values keep their previous value',
      'run-tasks: Show, update and delete run task changes name alone and keeps the others',
    ],
    [
      'include: workspace_tasks, workspace_tasks.workspace',
      'run-tasks: include adds the associations, and their workspaces when asked for',
    ],
    ['list: page[number], page[size] (default 20)', 'run-tasks: List run tasks pages by 20, in order of creation'],
    [
      'delete: 204, no body',
      'run-tasks: Show, update and delete run task deletes with 204 and no body, its associations too',
    ],
    [
      '404 where there is none',
      'run-tasks: Show, update and delete run task returns 404 for GET of a task that does not exist',
    ],
  ]),
  ...rulesOf('Workspace run task', [
    [
      'enforcement-level: required, advisory or mandatory',
      'workspace-run-tasks: Associate to workspace refuses no enforcement level with 422',
    ],
    [
      'stage: pre_plan, post_plan, pre_apply',
      'workspace-run-tasks: Associate to workspace accepts the stage pre_apply',
    ],
    [
      'stage: default post_plan',
      'workspace-run-tasks: Associate to workspace returns 201 with the document, at post_plan by default',
    ],
    [
      'the update lists only pre_plan and post_plan',
      'workspace-run-tasks: Update and delete workspace run task refuses the stage pre_apply, which the update does not list',
    ],
    [
      'relationships.task.data.id: required',
      'workspace-run-tasks: Associate to workspace refuses no relationship with 422',
    ],
    [
      'relationships.task.data.type: tasks',
      'workspace-run-tasks: Associate to workspace refuses an identifier without a type with 422',
    ],
    [
      'the document, or 204 without one',
      'workspace-run-tasks: Associate to workspace returns 204 without a document if configured',
    ],
    [
      'update: omitted values keep their previous value',
      'workspace-run-tasks: Update and delete workspace run task changes stage alone and keeps the other',
    ],
    [
      'links.self: under its workspace',
      'workspace-run-tasks: List and show workspace run task returns 404 for GET under the wrong workspace',
    ],
    [
      'lists accept page[number] and page[size] (default 20)',
      'workspace-run-tasks: List and show workspace run task pages through the associations of the workspace only',
    ],
  ]),
  ...rulesOf('Policy', [
    ['name: letters, numbers, `-`, `_`', 'policies: Create policy refuses a name with a space with 422'],
    [
      'name: cannot change after creation',
      'policies: Show, update and delete policy refuses another name in an update with 422',
    ],
    [
      'description: string or null, default null',
      'policies: Create policy returns 200 with the whole document, with the first framework',
    ],
    ['kind: the first framework (default) or opa', 'policies: Create policy refuses an unknown kind with 422'],
    ['query: valid only for opa policies', 'policies: Create policy refuses a query without its framework with 422'],
    [
      'enforcement-level of the first framework',
      "policies: Create policy refuses the other framework's level with 422",
    ],
    ['enforcement-level of opa', "policies: Create policy refuses the first framework's level with 422"],
    [
      'enforcement-level: required unless the deprecated enforce is given',
      'policies: Create policy refuses no level and no old form with 422',
    ],
    [
      'enforce: a single element {path, mode}',
      'policies: Create policy refuses an old form with two elements with 422',
    ],
    [
      'enforce: the path is the name with the extension',
      'policies: The deprecated form `enforce` sets the mode, where the path is the name with an extension',
    ],
    [
      'enforce: another path gives hard-mandatory in the first framework',
      'policies: The deprecated form `enforce` sets hard-mandatory, where the path is another',
    ],
    [
      'enforce: another path gives advisory with opa',
      "policies: The deprecated form `enforce` sets advisory, where the other framework's path is wrong",
    ],
    [
      'policy-set-count, relationships.policy-sets',
      'policies: Create policy adds the policy to the requested sets, each once',
    ],
    [
      'updated-at: ISO 8601 with milliseconds; null until first update',
      'policies: Show, update and delete policy keeps attributes that an update leaves out and sets the update time',
    ],
    [
      'links.self, links.upload; links.download once code exists',
      'policies: Upload policy code has no download link and returns 404 before the first upload',
    ],
    [
      'upload: raw text, application/octet-stream, apart from the JSON:API conventions',
      'policies: Upload policy code returns the document with a download link to the exact bytes',
    ],
    [
      'upload: more than 10 MB returns 413 and is not saved',
      'policies: Upload policy code accepts 10 MB, and returns 413 above it without saving',
    ],
    [
      'update: description, query, enforcement-level, enforce',
      'policies: Show, update and delete policy clears a description and a query',
    ],
    [
      'list: page[number], page[size] (default 20)',
      'policies: List policies pages, and keeps other parameters in the links',
    ],
    ['list: search[name], filter[kind]', 'policies: List policies searches names and filters kinds'],
    ['include: policy_sets', 'policies: List policies includes the sets of the page, each once'],
    ['delete: 204', 'policies: Show, update and delete policy does not exist after its deletion'],
  ]),
  ...rulesOf('Registry module', [
    [
      'name: no leading or trailing dash or underscore',
      'registry-modules: Create module refuses a name that begins with a dash with 422',
    ],
    ['name: at most 64 characters', 'registry-modules: Create module refuses a name of 65 characters with 422'],
    ['provider: lowercase alphanumeric', 'registry-modules: Create module refuses an uppercase provider with 422'],
    ['provider: at most 64 characters', 'registry-modules: Create module refuses a provider of 65 characters with 422'],
    [
      'namespace: cannot be set for private modules',
      'registry-modules: Create module refuses a namespace for a private module with 422',
    ],
    [
      'namespace: of a private module it is the organization',
      'registry-modules: Create module returns 201 with a pending module of the organization',
    ],
    [
      'namespace: same rule as name',
      'registry-modules: Create module refuses a public module with a bad namespace with 422',
    ],
    ['registry-name: public or private', 'registry-modules: Create module refuses an unknown registry with 422'],
    [
      'no-code: unavailable in the self-hosted edition',
      'registry-modules: Create module refuses no-code, which this edition lacks with 422',
    ],
    ['no-code: boolean', 'registry-modules: Create module accepts no-code in the hosted edition'],
    [
      'vcs-repo: present for repository-backed modules',
      'registry-modules: Publish from repository returns 201 with a pending module whose versions',
    ],
    [
      'permissions: can-delete, can-resync, can-retry',
      'registry-modules: List and get module is visible to a reader, without the permission to delete',
    ],
    [
      'publish: identifier, oauth-token-id and display_identifier are required',
      'registry-modules: Publish from repository refuses no repository with 422',
    ],
    [
      'publish: identifier of the form :org/:repo',
      'registry-modules: Publish from repository refuses an identifier of one part with 422',
    ],
    [
      'publish: identifier of the form :org/:project/_git/:repo',
      'registry-modules: Publish from repository accepts identifiers with a project',
    ],
    [
      'publish: the connection also fixes the organization',
      'registry-modules: Publish from repository returns 404 for a connection that does not exist or belongs to another organization',
    ],
    [
      'publish: fetches every tag that looks like a semantic version with optional `v`',
      'registry-modules: Publish from repository uses the tags that look like a semantic version',
    ],
    [
      'publish: parses variables, outputs, readme, submodules',
      'registry-standard: Get a module and its versions returns the contents of a version',
    ],
    [
      'versions then follow the repository tags automatically',
      'registry-modules: Publish from repository follows the tags of the repository afterwards',
    ],
    [
      'a private module without a repository has no versions until each is created and uploaded',
      'registry-modules: Create module returns 201 with a pending module of the organization',
    ],
    [
      "a public module record appears in the organization's module list",
      'registry-modules: Create module creates a record of a public module under its namespace',
    ],
    [
      'list: q searches name, namespace, provider; filter[registry_name], filter[provider], filter[organization_name]',
      'registry-modules: List and get module searches name, namespace and provider, and filters',
    ],
    [
      'list: publicly curated and private modules available to the organization',
      'registry-modules: List and get module includes private modules that other organizations share',
    ],
    ['403 where public module curation is disabled', 'registry-modules: Create module returns 403 for public modules'],
  ]),
  ...rulesOf('Module version', [
    ['version: valid semantic version', 'registry-modules: Create module version refuses the version "1.2" with 422'],
    [
      'status: pending on creation; an upload link is returned',
      'registry-modules: Create module version returns 201 with a pending version and an upload link',
    ],
    [
      'status: ok after the uploaded archive is parsed; version-statuses has it',
      'registry-modules: Upload version archive completes version and module',
    ],
    [
      'links.upload: {upload_url}/v1/object/<object_id>',
      'registry-modules: Create module version returns 201 with a pending version and an upload link',
    ],
    ['403 for a public module', 'registry-modules: Create module version returns 403 for a public module'],
    [
      'only for private modules without a repository',
      'registry-modules: Publish from repository refuses a version by API',
    ],
    ['upload: application/octet-stream', 'registry-modules: Upload version archive accepts bytes only'],
    [
      'upload: shown without an Authorization header',
      'registry-modules: Upload version archive completes version and module after the configured delay, without a token',
    ],
    ['upload: a gzip tarball', 'registry-modules: Upload version archive fails with no archive and reports the reason'],
    [
      'upload: the module at its root, not in a subdirectory',
      'registry-modules: Upload version archive fails with a module in a subdirectory and reports the reason',
    ],
  ]),
  ...rulesOf('Delete rules', [
    ['1: that version is deleted', 'registry-modules: Delete rules 1'],
    ['2: the provider and all its versions are deleted', 'registry-modules: Delete rules 2'],
    ['3: the whole module is deleted', 'registry-modules: Delete rules 3'],
    ['4: the last version takes the provider, the last provider the module', 'registry-modules: Delete rules 4'],
    ['5: for public modules only form 3, which removes the record', 'registry-modules: Delete rules 5'],
  ]),
  ...rulesOf('States and transitions', [
    [
      'version: none to pending by creation',
      'registry-modules: Create module version returns 201 with a pending version',
    ],
    ['version: pending to ok by the archive', 'registry-modules: Upload version archive completes version and module'],
    [
      'module: none to pending, with empty version-statuses',
      'registry-modules: Publish from repository returns 201 with a pending module whose versions',
    ],
    [
      'module: setup_complete',
      'registry-modules: Publish from repository stays pending with its versions for the configured delay',
    ],
  ]),
  ...rulesOf('Registry-standard endpoints', [
    ['browsing modules', 'registry-standard: Browse and search returns the newest version of each private module'],
    ['searching by keyword', 'registry-standard: Browse and search searches names, providers and readmes'],
    [
      'listing versions of a module',
      'registry-standard: Get a module and its versions lists versions with their dependencies',
    ],
    ['downloading module version source', 'registry-standard: Download serves the uploaded archive'],
    [
      'the latest version of a module for all providers',
      'registry-standard: Browse and search returns the latest version for all providers',
    ],
    [
      'the latest version for one provider, getting one module',
      'registry-standard: Get a module and its versions returns the contents of a version, by default the latest',
    ],
    ['downloading the latest version', 'registry-standard: Download redirects to the newest version by default'],
    [
      'public modules are proxied for three operations',
      'registry-standard: Public modules are proxied for three operations if curated',
    ],
    ['public modules are proxied for these only', 'registry-standard: Public modules support no other operation'],
    [
      'the same authentication as all other endpoints',
      'registry-standard: Get a module and its versions requires the same token as the rest of the API',
    ],
    ['the private prefix is in the discovery document', 'permissions: serves ping and discovery without a token'],
  ]),
  ...rulesOf('Organization administration', [
    [
      'admin organization: every attribute, relationship and link',
      'administration: Show organization returns the whole document',
    ],
    [
      'q: name and e-mail, before q[email] and q[name], which go together',
      'administration: List organizations searches names and addresses',
    ],
    ['filter[module_producer]', 'administration: List organizations filters organizations that share modules'],
    ['include: owners', 'administration: List organizations includes the owners'],
    ['access-beta-tools', 'administration: Update organization sets access-beta-tools to true'],
    [
      'global-module-sharing: disables configured consumers',
      'administration: Module consumers are disabled and emptied by global sharing',
    ],
    [
      'global-module-sharing: private modules for all organizations',
      'registry-modules: List and get module includes modules that are shared with all organizations',
    ],
    [
      'is-disabled: makes the organization inaccessible',
      'administration: Update organization returns 404 for everything in a disabled organization',
    ],
    [
      'apply timeout: a decimal number and a unit suffix',
      'administration: Update organization sets infra-build-worker-apply-timeout to "1.5h"',
    ],
    [
      'plan timeout: a decimal number and a unit suffix',
      'administration: Update organization refuses infra-build-worker-plan-timeout as 7200 with 422',
    ],
    [
      'workspace-limit: blocks only new workspaces; 0 means no limit',
      'administration: Update organization blocks only new workspaces',
    ],
    ['delete: 204', 'administration: Delete organization deletes everything in it'],
    [
      'module consumers: empty when the organization shares globally',
      'administration: Module consumers are disabled and emptied by global sharing',
    ],
    ['module consumers: page[number], page[size] (default 20)', 'administration: Module consumers are listed in pages'],
    ['setting a list turns global sharing off', 'administration: Module consumers turn global sharing off'],
    [
      'a consumer that does not exist returns 422',
      'administration: Module consumers refuses a missing organization with 422',
    ],
    [
      '404 for others than administrators',
      'administration: Organization administration permissions returns 404 for everything with the token platform-reader',
    ],
    [
      'only in the self-hosted edition',
      'administration: Organization administration permissions returns 404 for everything in the hosted edition',
    ],
  ]),
  ...rulesOf('Authentication', [
    ['every request carries Authorization: Bearer', 'permissions: returns 401 to every operation with no token'],
    ['writes need their permission; 404 without', 'permissions: lets a reader read, and returns 404 for its writes'],
    [
      'reads need their permission; 404 without',
      'permissions: returns 404 for everything with a token without read access',
    ],
  ]),
  ...rulesOf('Errors and limits', [
    ['JSON bodies use application/vnd.api+json', 'permissions: returns 415 to a document of another content type'],
    [
      '422: malformed body, missing attributes, wrong types',
      'run-tasks: Create run task refuses a number as name with 422',
    ],
    ['404: a JSON:API error object', 'run-tasks: Create run task returns 404 for an organization that does not exist'],
    ['403: a JSON:API error object', 'registry-modules: Create module returns 403 for public modules'],
    ['413: an HTTP error', 'policies: Upload policy code accepts 10 MB, and returns 413 above it without saving'],
    [
      'run task description: 300 characters',
      'run-tasks: Create run task refuses a description that is too long with 422',
    ],
    ['default page size: 20', 'run-tasks: List run tasks pages by 20'],
    ['maximum page size: 100', 'run-tasks: List run tasks returns at most 100 per page'],
    [
      'module name, provider, namespace: 64 characters',
      'registry-modules: Create module accepts 64 characters, dashes and underscores',
    ],
    ['deprecated forms are marked', 'registry-modules: The deprecated forms are marked in the request log'],
  ]),
];
