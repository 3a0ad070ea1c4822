import { operationsOf } from './specified';
import type { SpecifiedOperation } from './specified';

const API = '/api/v2';
const ORGANIZATION = `${API}/organizations/:organization_name`;
const POLICY = `${API}/policies/:policy_id`;
const MODULES = `${ORGANIZATION}/registry-modules`;
const MODULE = `${MODULES}/:registry_name/:namespace/:name`;
const PRIVATE = '/api/registry/v1/modules';
const PUBLIC = '/api/registry/public/v1/modules';
const STANDARD = ':namespace/:name/:provider';
const ADMIN = `${API}/admin/organizations`;
const OLD = `${API}/registry-modules`;

/** The endpoint tables of the platform's specification, row by row. The registry-standard paths are those of the module-registry protocol that it names. */
export const platformOperations: readonly SpecifiedOperation[] = [
  ...operationsOf('Run tasks', [
    ['Create run task', 'POST', `${ORGANIZATION}/tasks`, 201],
    ['List run tasks', 'GET', `${ORGANIZATION}/tasks`, 200],
    ['Show run task', 'GET', `${API}/tasks/:id`, 200],
    ['Update run task', 'PATCH', `${API}/tasks/:id`, 200],
    ['Delete run task', 'DELETE', `${API}/tasks/:id`, 204],
    ['Associate to workspace', 'POST', `${API}/workspaces/:workspace_id/tasks`, 204],
    ['List workspace run tasks', 'GET', `${API}/workspaces/:workspace_id/tasks`, 200],
    ['Show workspace run task', 'GET', `${API}/workspaces/:workspace_id/tasks/:id`, 200],
    ['Update workspace run task', 'PATCH', `${API}/workspaces/:workspace_id/tasks/:id`, 200],
    ['Delete workspace run task', 'DELETE', `${API}/workspaces/:workspace_id/tasks/:id`, 204],
  ]),
  ...operationsOf('Policies', [
    ['Create policy', 'POST', `${ORGANIZATION}/policies`, 200],
    ['Show policy', 'GET', POLICY, 200],
    ['Upload policy code', 'PUT', `${POLICY}/upload`],
    ['Update policy', 'PATCH', POLICY, 200],
    ['List policies', 'GET', `${ORGANIZATION}/policies`, 200],
    ['Delete policy', 'DELETE', POLICY, 204],
  ]),
  ...operationsOf('Module registry: registry-standard endpoints', [
    ['Browse modules', 'GET', PRIVATE],
    ['Search modules by keyword', 'GET', `${PRIVATE}/search`],
    ['List versions of a module', 'GET', `${PRIVATE}/${STANDARD}/versions`],
    ['Download module version source', 'GET', `${PRIVATE}/${STANDARD}/:version/download`],
    ['Latest version for all providers', 'GET', `${PRIVATE}/:namespace/:name`],
    ['Latest version for one provider', 'GET', `${PRIVATE}/${STANDARD}`],
    ['Get one module', 'GET', `${PRIVATE}/${STANDARD}/:version`],
    ['Download the latest version', 'GET', `${PRIVATE}/${STANDARD}/download`, 302],
    ['List versions (public)', 'GET', `${PUBLIC}/${STANDARD}/versions`],
    ['Get a module (public)', 'GET', `${PUBLIC}/${STANDARD}/:version`],
    ['Latest version for a provider (public)', 'GET', `${PUBLIC}/${STANDARD}`],
  ]),
  ...operationsOf('Module registry: platform endpoints', [
    ['List modules', 'GET', MODULES, 200],
    ['Publish from repository', 'POST', `${MODULES}/vcs`, 201],
    ['Create module (no repository)', 'POST', MODULES, 201],
    ['Create module version', 'POST', `${MODULE}/:provider/versions`, 201],
    ['Upload version archive', 'PUT', '{upload_url}/v1/object/:object_id'],
    ['Get module', 'GET', `${MODULE}/:provider`, 200],
    ['Delete version', 'DELETE', `${MODULE}/:provider/:version`, 204],
    ['Delete provider', 'DELETE', `${MODULE}/:provider`, 204],
    ['Delete module', 'DELETE', MODULE, 204],
  ]),
  ...operationsOf('Organization administration', [
    ['List organizations', 'GET', ADMIN, 200],
    ['Show organization', 'GET', `${ADMIN}/:name`, 200],
    ['Update organization', 'PATCH', `${ADMIN}/:name`, 200],
    ['Delete organization', 'DELETE', `${ADMIN}/:name`, 204],
    ['List module consumers', 'GET', `${ADMIN}/:name/relationships/module-consumers`, 200],
    ['Set module consumers', 'PATCH', `${ADMIN}/:name/relationships/module-consumers`, 204],
  ]),
  ...operationsOf('Module registry: deprecated forms', [
    ['Publish', 'POST', OLD],
    ['Create version', 'POST', `${OLD}/:organization_name/:name/:provider/versions`],
    ['Get', 'GET', `${OLD}/show/:organization_name/:name/:provider`],
    ['Delete version', 'POST', `${OLD}/actions/delete/:organization_name/:name/:provider/:version`],
    ['Delete provider', 'POST', `${OLD}/actions/delete/:organization_name/:name/:provider`],
    ['Delete module', 'POST', `${OLD}/actions/delete/:organization_name/:name`],
  ]).map((operation): SpecifiedOperation => ({ ...operation, deprecated: true })),
];
