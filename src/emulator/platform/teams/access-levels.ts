import type { Values } from '../objects/values';

/** The members of an access level: their possible values, the defaults of `custom`, and what the fixed levels imply. */
export interface AccessMember {
  readonly values: readonly (string | boolean)[];
  readonly levels: Readonly<Record<string, string | boolean>>;
}

export type AccessMembers = Readonly<Record<string, AccessMember>>;

/** One implied value for each level, in the order of `levels`. */
function member(values: readonly (string | boolean)[], levels: readonly string[], ...implied: (string | boolean)[]) {
  return { values, levels: Object.fromEntries(levels.map((level, index) => [level, implied[index] ?? false])) };
}

const FLAGS = [true, false];
const RUNS = ['read', 'plan', 'apply'];
const VARIABLES = ['none', 'read', 'write'];
const STATES = ['none', 'read-outputs', 'read', 'write'];
const MOCKS = ['none', 'read'];

const ON_WORKSPACE = ['custom', 'read', 'plan', 'write', 'admin'];
export const WORKSPACE_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
export const WORKSPACE_MEMBERS: AccessMembers = {
  'runs': member(RUNS, ON_WORKSPACE, 'read', 'read', 'plan', 'apply', 'apply'),
  'variables': member(VARIABLES, ON_WORKSPACE, 'none', 'read', 'read', 'write', 'write'),
  'state-versions': member(STATES, ON_WORKSPACE, 'none', 'read', 'read', 'write', 'write'),
  'sentinel-mocks': member(MOCKS, ON_WORKSPACE, 'none', 'none', 'none', 'read', 'read'),
  'workspace-locking': member(FLAGS, ON_WORKSPACE, false, false, false, true, true),
  'run-tasks': member(FLAGS, ON_WORKSPACE, false, false, false, false, true),
  'policy-overrides': member(FLAGS, ON_WORKSPACE),
};

const ON_PROJECT = ['custom', 'read', 'write', 'maintain', 'admin'];
export const PROJECT_LEVELS = ['read', 'write', 'maintain', 'admin', 'custom'];
export const PROJECT_MEMBERS: AccessMembers = {
  'settings': member(['read', 'update', 'delete'], ON_PROJECT, 'read', 'read', 'read', 'read', 'delete'),
  'teams': member(['none', 'read', 'manage'], ON_PROJECT, 'none', 'none', 'none', 'none', 'manage'),
  'variable-sets': member(VARIABLES, ON_PROJECT, 'none', 'read', 'write', 'write', 'write'),
};
export const PROJECT_WORKSPACE_MEMBERS: AccessMembers = {
  'runs': member(RUNS, ON_PROJECT, 'read', 'read', 'apply', 'apply', 'apply'),
  'sentinel-mocks': member(MOCKS, ON_PROJECT, 'none', 'none', 'read', 'read', 'read'),
  'state-versions': member(STATES, ON_PROJECT, 'none', 'read', 'write', 'write', 'write'),
  'variables': member(VARIABLES, ON_PROJECT, 'none', 'read', 'write', 'write', 'write'),
  'create': member(FLAGS, ON_PROJECT, false, false, false, true, true),
  'delete': member(FLAGS, ON_PROJECT, false, false, false, true, true),
  'locking': member(FLAGS, ON_PROJECT, false, false, true, true, true),
  'move': member(FLAGS, ON_PROJECT, false, false, false, false, true),
  'run-tasks': member(FLAGS, ON_PROJECT, false, false, false, true, true),
  'policy-overrides': member(FLAGS, ON_PROJECT),
};

/** The members of a level: for `custom`, the given ones or its defaults. */
export function membersAt(members: AccessMembers, level: string, own: Values): Values {
  return Object.fromEntries(
    Object.entries(members).map(([name, { levels }]) => [
      name,
      level === 'custom' ? (own[name] ?? levels.custom) : levels[level],
    ]),
  );
}
