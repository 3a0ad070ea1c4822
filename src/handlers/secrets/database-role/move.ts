import type { Values } from '../../../definition/value';
import { durationOf, isEmpty, movedCredential, movedPlace, movedTexts } from '../move';

const KNOWN = [
  'id', 'namespace', 'backend', 'name', 'db_name', 'default_ttl', 'max_ttl', 'creation_statements', 'revocation_statements', 'rollback_statements', 'renew_statements',
  'credential_type', 'credential_config',
];

/** State of `vault_database_secret_backend_role`. */
export function moveRole({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly string[] } {
  const credential = movedCredential(state);
  return {
    state: {
      ...movedPlace(state, 'roles'),
      dbName: state.db_name,
      defaultTtl: durationOf(state.default_ttl),
      maxTtl: durationOf(state.max_ttl),
      creationStatements: movedTexts(state.creation_statements),
      revocationStatements: movedTexts(state.revocation_statements),
      rollbackStatements: movedTexts(state.rollback_statements),
      renewStatements: movedTexts(state.renew_statements),
      ...credential.state,
    },
    notCarried: [...credential.notCarried, ...Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key]))],
  };
}
