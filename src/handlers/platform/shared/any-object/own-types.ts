/** Types of the service that have a dedicated resource with more knowledge of them. */
export const OWN_TYPES: { readonly [type: string]: string } = {
  'agent-pools': 'lintel_agent_pool',
  'gpg-keys': 'lintel_registry_gpg_key',
  'no-code-modules': 'lintel_no_code_module',
  'notification-configurations': 'lintel_notification_configuration',
  'oauth-clients': 'lintel_oauth_client',
  'policies': 'lintel_policy',
  'policy-sets': 'lintel_policy_set',
  'projects': 'lintel_project',
  'registry-modules': 'lintel_registry_module',
  'registry-module-versions': 'lintel_registry_module_version',
  'registry-providers': 'lintel_registry_provider',
  'registry-provider-versions': 'lintel_registry_provider_version',
  'run-triggers': 'lintel_run_trigger',
  'ssh-keys': 'lintel_ssh_key',
  'tasks': 'lintel_run_task',
  'team-projects': 'lintel_team_project_access',
  'team-workspaces': 'lintel_team_workspace_access',
  'teams': 'lintel_team',
  'vars': 'lintel_variable',
  'varsets': 'lintel_variable_set',
  'workspace-tasks': 'lintel_workspace_run_task',
  'workspaces': 'lintel_workspace',
};

export function ownTypeOf(type: string): string | undefined {
  return Object.hasOwn(OWN_TYPES, type) ? OWN_TYPES[type] : undefined;
}

/** Operations without a document, and the resource to use for each. */
const OPERATIONS: readonly (readonly [pattern: RegExp, what: string, instead: string])[] = [
  [
    /^\/policy-sets\/[^/]+\/relationships\//,
    'members of a policy set',
    '`lintel_policy_set`, or `lintel_policy_set_workspace` and its like',
  ],
  [
    /^\/varsets\/[^/]+\/relationships\//,
    'members of a variable set',
    '`lintel_variable_set_workspace` or `lintel_variable_set_project`',
  ],
  [/^\/teams\/[^/]+\/relationships\//, 'members of a team', '`lintel_team_member`'],
  [/^\/workspaces\/[^/]+\/relationships\//, 'relationships of a workspace', '`lintel_workspace`'],
  [/^\/projects\/[^/]+\/relationships\//, 'relationships of a project', '`lintel_project` and `lintel_workspace`'],
  [/\/relationships\//, 'relationships of another object', '`relationships` of that object'],
  [/\/actions\//, 'something that is done, and not an object', 'the action or the attribute of its own type'],
  [
    /\/(?:upload|content|download)$/,
    'content, and not an object',
    '`lintel_policy` or `lintel_registry_module_version`',
  ],
];

/** In words: what is at a path in place of an object, and what to use instead. */
export function operationAt(path: string): { readonly what: string; readonly instead: string } | undefined {
  const found = OPERATIONS.find(([pattern]) => pattern.test(path));
  return found && { what: found[1], instead: found[2] };
}
