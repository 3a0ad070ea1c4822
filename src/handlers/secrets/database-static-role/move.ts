import type { Values } from '../../../definition/value';
import { durationOf, isEmpty, movedCredential, movedPlace, movedTexts } from '../move';

const KNOWN = [
  'id', 'namespace', 'backend', 'name', 'username', 'db_name', 'rotation_period', 'rotation_schedule', 'rotation_window', 'rotation_statements', 'credential_type', 'credential_config',
];

/** State of `vault_database_secret_backend_static_role`. */
export function moveStaticRole({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly string[] } {
  const credential = movedCredential(state);
  return {
    state: {
      ...movedPlace(state, 'static-roles'),
      username: state.username,
      dbName: state.db_name,
      rotationPeriod: durationOf(state.rotation_period),
      rotationSchedule: state.rotation_schedule || undefined,
      rotationWindow: durationOf(state.rotation_window),
      rotationStatements: movedTexts(state.rotation_statements),
      ...credential.state,
    },
    notCarried: [...credential.notCarried, ...Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key]))],
  };
}
