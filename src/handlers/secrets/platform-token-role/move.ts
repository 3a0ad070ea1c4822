import type { Value, Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { InvalidConfig } from '../../errors';
import { durationOf, isEmpty, movedPlace } from '../move';

const SUBJECTS = ['organization', 'team_id', 'user_id'];
const KNOWN = ['id', 'namespace', 'backend', 'name', 'ttl', 'max_ttl', 'description', 'credential_type', ...SUBJECTS];

/** State of `vault_terraform_cloud_secret_role`, which may have several subjects, or none. */
export function movePlatformTokenRole({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  const given = (name: string): Value => (isEmpty(state[name]) ? undefined : state[name]);
  const subjects = SUBJECTS.filter((name) => given(name) !== undefined);
  if (subjects.length !== 1) {
    const found = subjects.length === 0 ? 'none of them is' : `${subjects.map((name) => `\`${name}\``).join(' and ')} are`;
    throw new InvalidConfig([], `Exactly one of \`organization\`, \`team_id\` and \`user_id\` must be set, and ${found}. Apply the role with one of them first.`);
  }
  return {
    state: {
      ...movedPlace(state, 'role'),
      organization: given('organization'),
      teamId: given('team_id'),
      userId: given('user_id'),
      ttl: durationOf(state.ttl),
      maxTtl: durationOf(state.max_ttl),
      description: given('description'),
      credentialType: given('credential_type'),
    },
    notCarried: Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key])),
  };
}
