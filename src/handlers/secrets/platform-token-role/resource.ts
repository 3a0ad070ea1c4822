import { CredentialType, placeOf, PlatformTokenRoleAnswer, toAnswer } from './answer';
import { platformTokenRole } from './definition';
import { movePlatformTokenRole } from './move';
import { planPlatformTokenRole } from './plan';
import type { ConfigOf } from '../../../definition/resource';
import type { Change, ResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { present, seconds } from '../fields';
import { create, find, remove, update } from '../object';

interface PlatformTokenRoleConfig extends ConfigOf<typeof platformTokenRole> {}
interface PlatformTokenRoleChange extends Change<typeof platformTokenRole> {}

export const platformTokenRoleResource: ResourceHandlers<typeof platformTokenRole> = {
  plan: planPlatformTokenRole,

  async create(context, config) {
    const { dialect } = context.secrets;
    const place = placeOf(config);
    return create<PlatformTokenRoleAnswer>(context, {
      what: `The role \`${config.name}\``,
      place,
      attributes: platformTokenRole.attributes,
      config,
      body: newBody(config),
      toAnswer: (data) => toAnswer(dialect, place, data),
      check: (_, answer) => void checked(config, answer),
    });
  },

  async read(context, known) {
    const place = placeOf(known);
    const data = await find(context, place);
    return data && toAnswer(context.secrets.dialect, place, data);
  },

  async update(context, change) {
    const place = placeOf(change.config);
    return toAnswer(context.secrets.dialect, place, await update(context, place, `The role \`${place.name}\``, changedBody(change)));
  },

  async delete(context, state) {
    await remove(context, placeOf(state));
  },

  move: movePlatformTokenRole,
};

/** What is not configured is left out, so that the service chooses. */
function newBody(config: PlatformTokenRoleConfig): object {
  return present({
    ...subjectBody(config),
    ttl: config.ttl ? seconds(config.ttl) : undefined,
    max_ttl: config.maxTtl ? seconds(config.maxTtl) : undefined,
    description: config.description || undefined,
    credential_type: config.credentialType,
  });
}

/** The service keeps what is left out: so only what changes is sent, what is gone as empty, and always whose tokens they are. */
function changedBody({ config, changed }: PlatformTokenRoleChange): object {
  return present({
    ...subjectBody(config),
    ttl: changed.has('ttl') ? seconds(config.ttl || '0') : undefined,
    max_ttl: changed.has('maxTtl') ? seconds(config.maxTtl || '0') : undefined,
    description: changed.has('description') ? config.description ?? '' : undefined,
  });
}

/** One key alone: the service goes by the keys that are there, even if they are empty. */
function subjectBody({ subject }: PlatformTokenRoleConfig): object {
  switch (subject.kind) {
    case 'organization': return { organization: subject.organization };
    case 'team': return { team_id: subject.teamId };
    case 'user': return { user_id: subject.userId };
  }
}

/** A service of before there were kinds takes no notice of the one that is configured. */
function checked({ credentialType }: { readonly credentialType?: CredentialType }, answer: PlatformTokenRoleAnswer): PlatformTokenRoleAnswer {
  if (credentialType === undefined || answer.credentialType === credentialType) return answer;
  throw new InvalidConfig(['credentialType'], `The service did not take ${JSON.stringify(credentialType)}: it seems to be of a time before there were kinds of tokens. Remove \`credentialType\`.`);
}
