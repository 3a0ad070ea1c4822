import { ClientError } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import type { ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig, PartiallyCreated } from '../../errors';
import { createByName, findByName } from '../shared/create-by-name';
import {
  findVersion,
  policySetByName,
  policySetInList,
  policySetPath,
  versionIdOf,
} from '../shared/policy-sets/policy-set';
import { MEMBERS, policySetMembers } from '../shared/policy-sets/policy-set-members';
import { policySetPlans } from '../shared/policy-sets/policy-set-plans';
import { readFromList, removeFromList } from '../shared/read-from-list';
import type { policySet } from './definition';
import { applyChange } from './resource/change';
import { newDocument } from './resource/document';
import { lackingMembers, ManagedMembers, ownedBy, unsupported } from './resource/managed-members';
import { movePolicySet } from './resource/move';
import { modifyPolicySetPlan } from './resource/plan';
import { isRead, withRepositoryRead, withRepositoryReadAgain } from './resource/repository';
import { isWhatWasSent, toState, toWholeState } from './resource/state';

export const policySetResource: ResourceHandlers<typeof policySet> = {
  modifyPlan: modifyPolicySetPlan,

  async create(context, config) {
    const { platform, signal, privateState } = context;
    const found = await createByName(
      platform,
      policySetByName(config),
      newDocument(platform, config),
      (made) => isWhatWasSent(made, config),
      { signal },
    );
    ManagedMembers.remember(privateState, config);
    const readBack = async <T>(reading: Promise<T>): Promise<T> =>
      reading.catch((error: Error) => unread(found, error));
    const made = await readBack(policySetMembers.complete(platform, found, { signal }));
    const lacking = lackingMembers(platform, config);
    if (lacking) {
      const remove = () =>
        removeFromList(platform, policySetInList({ id: made.id, organization: config.organization }));
      const undoing = { what: `The policy set \`${config.name}\``, importId: made.id, known: toState(made), remove };
      return undoCreation(undoing, `without ${MEMBERS[lacking].words}`, unsupported(lacking));
    }
    const whole = await readBack(withRepositoryRead(context, made, config)).catch((error: Error) => {
      if (!(error instanceof InvalidConfig)) throw error;
      const remove = () =>
        removeFromList(platform, policySetInList({ id: made.id, organization: config.organization }));
      const undoing = { what: `The policy set \`${config.name}\``, importId: made.id, known: toState(made), remove };
      return undoCreation(undoing, 'without content', error);
    });
    policySetPlans.recordApplied(platform, made.id, ownedBy(config));
    return readBack(toWholeState(platform, whole, { signal }));
  },

  async read({ platform, signal }, known) {
    const found = known.id
      ? await readFromList(platform, policySetInList({ id: known.id, organization: known.organization }), { signal })
      : await findByName(platform, policySetByName({ organization: known.organization!, name: known.name! }), {
          signal,
        });
    return found && toWholeState(platform, found, { signal });
  },

  async update(context, change) {
    const { platform, signal, privateState } = context;
    const changed = await applyChange(context, change);
    const found = await toWholeState(platform, await withRepositoryReadAgain(context, changed, change), { signal });
    const lacking = lackingMembers(platform, change.config);
    if (lacking) throw unsupported(lacking);
    ManagedMembers.remember(privateState, change.config);
    policySetPlans.recordApplied(platform, found.id, ownedBy(change.config));
    return found;
  },

  delete({ platform, signal }, { id, organization }) {
    return removeFromList(platform, policySetInList({ id, organization }), { signal });
  },

  async isReady({ platform, signal }, { id }) {
    const { data: set } = await platform.get(policySetPath(id!), undefined, { signal });
    const versionId = set.attributes['vcs-repo'] ? versionIdOf(set, 'newest-version') : undefined;
    const version = versionId === undefined ? undefined : await findVersion(platform, versionId, { signal });
    return !version || isRead(version, set);
  },

  restorePrivateState: (privateState, config) => ManagedMembers.remember(privateState, config),

  move: movePolicySet,
};

/** A failed read must not drop an existing object from state. */
function unread(made: Resource, error: Error): never {
  if (!(error instanceof ClientError)) throw error;
  const known = toState(made);
  throw new PartiallyCreated(`The policy set \`${known.name}\``, made.id, `cannot be read back: ${error.message}`, {
    known,
    isWhole: true,
  });
}
