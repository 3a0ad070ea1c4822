import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import { givenFlags } from './rules';
import type { Values } from './values';

/** Where operations run: `remote`, `local` or `agent`, and which pool they use. */
export interface Execution {
  readonly mode: string;
  /** Null unless the mode is `agent`. */
  readonly pool: string | null;
}

/** The settings of the object itself; the rest is inherited. */
export interface OwnExecution {
  readonly executionMode?: string;
  readonly agentPool?: string;
  readonly withoutPool?: boolean;
}

/** The names of an object's two settings, and of their flags in `setting-overwrites`. */
export interface ExecutionNames {
  readonly mode: string;
  readonly poolId: string;
  readonly modeFlag: string;
  readonly poolFlag: string;
}

export const SERVICE_EXECUTION: Execution = { mode: 'remote', pool: null };

export const EXECUTION_MODES = ['remote', 'local', 'agent'];

const AT = '/data/attributes';
const UNEQUAL =
  'If agent-pool and execution-mode are both included in setting-overwrites, their values must be the same.';

export function effectiveExecution(own: OwnExecution, inherited: Execution): Execution {
  const mode = own.executionMode ?? inherited.mode;
  if (mode !== 'agent') return { mode, pool: null };
  return { mode, pool: own.agentPool ?? (own.withoutPool ? null : inherited.pool) };
}

/** The response's `setting-overwrites`; absent in releases without inheritance. */
export function overwritesOf({ settings }: World, own: OwnExecution, names: ExecutionNames): Values {
  if (!settings.settingOverwrites) return {};
  return {
    'setting-overwrites': {
      [names.modeFlag]: own.executionMode !== undefined,
      [names.poolFlag]: own.agentPool !== undefined || own.withoutPool === true,
    },
  };
}

/** The settings that a request makes an object's own, and the problems with it. */
export function executionAfter(
  { settings }: World,
  attributes: Values,
  names: ExecutionNames,
  before: OwnExecution,
  inherited: Execution,
  poolProblem: (id: string) => string | undefined,
): { readonly own: OwnExecution; readonly problems: Problem[] } {
  const { flags, problems } = givenFlags(attributes, [names.modeFlag, names.poolFlag]);
  const [modeFlag, poolFlag] = settings.settingOverwrites ? [flags[names.modeFlag], flags[names.poolFlag]] : [];
  const mode = modeFlag === false ? undefined : (ownField(attributes, names.mode) as string | undefined);
  const sentPool = ownField(attributes, names.poolId) as string | null | undefined;
  // Clients also send an empty text.
  const givenPool = sentPool === '' ? null : sentPool;
  const pool = poolFlag === false ? undefined : (givenPool ?? undefined);
  if (modeFlag !== undefined && poolFlag !== undefined && modeFlag !== poolFlag) {
    problems.push(invalid(`${AT}/setting-overwrites`, UNEQUAL));
  }
  if (modeFlag && mode === undefined) problems.push(invalid(`${AT}/${names.mode}`, "Execution mode can't be blank"));
  const executionMode = modeFlag === false ? undefined : (mode ?? before.executionMode);
  // Other modes have no pool, and null removes it.
  const isDropped = poolFlag === false || givenPool === null || (mode !== undefined && mode !== 'agent');
  const agentPool = pool ?? (isDropped ? undefined : before.agentPool);
  const effective = executionMode ?? inherited.mode;
  const at = `${AT}/${names.poolId}`;
  if (pool !== undefined && effective !== 'agent') {
    problems.push(invalid(at, 'Agent pool can only be set when the execution mode is agent'));
  } else if (agentPool === undefined && (mode === 'agent' || (poolFlag && effective === 'agent'))) {
    problems.push(invalid(at, "Agent pool can't be blank when the execution mode is agent"));
  } else if (pool !== undefined) {
    const detail = poolProblem(pool);
    if (detail !== undefined) problems.push(invalid(at, detail));
  }
  const withoutPool = agentPool === undefined && (poolFlag ?? before.withoutPool ?? false);
  return {
    own: {
      ...(executionMode === undefined ? {} : { executionMode }),
      ...(agentPool === undefined ? {} : { agentPool }),
      ...(withoutPool ? { withoutPool } : {}),
    },
    problems,
  };
}
