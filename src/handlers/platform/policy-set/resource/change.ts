/** The requests of an update, in an order in which no policy stops being enforced in between. */

import { ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../../clients/platform';
import type { ResourceContext } from '../../../contract';
import { policySetPath } from '../../shared/policy-sets/policy-set';
import {
  MEMBER_SETS,
  MEMBERS,
  without,
  policySetMembers,
  type MemberSet,
} from '../../shared/policy-sets/policy-set-members';
import { changedAttributes, toWireSelector } from './document';
import { unsupported } from './managed-members';
import type { PolicySetChange, PolicySetConfig, Selectors } from './types';

/** Makes a change in an order in which no policy stops being enforced in between: first what widens the scope, last what narrows it. */
export async function applyChange(context: ResourceContext, change: PolicySetChange): Promise<Resource> {
  const { platform, signal } = context;
  const { config, prior } = change;
  const { id } = prior;
  const steps = stepsOf(change);
  for (const { which, step, members } of steps.first) {
    await changeMembersOf(platform, id, which, step, members, { signal });
  }
  if (steps.selectors.added.length > 0) await changeSelectors(platform, id, 'POST', steps.selectors.added, { signal });
  const attributes = changedAttributes(change, steps.carriesSelectors);
  const relationships = steps.carried;
  let reported: Resource | undefined;
  if (Object.keys(attributes).length + Object.keys(relationships).length > 0) {
    reported = await patch(context, id, attributes, relationships, config);
  }
  for (const { which, step, members } of steps.last) {
    await changeMembersOf(platform, id, which, step, members, { signal });
  }
  const { removed } = steps.selectors;
  if (removed.length > 0) await changeSelectors(platform, id, 'DELETE', removed, { signal });
  if (!reported || steps.last.length + removed.length > 0) {
    reported = (await platform.get(policySetPath(id), undefined, { signal })).data;
  }
  return reported;
}

interface MemberStep {
  readonly which: MemberSet;
  readonly step: 'add' | 'remove';
  readonly members: readonly string[];
}

interface Steps {
  readonly first: readonly MemberStep[];
  readonly last: readonly MemberStep[];
  readonly selectors: { readonly added: Selectors; readonly removed: Selectors };
  /** Complete lists that the update of the attributes overwrites. */
  readonly carried: object;
  readonly carriesSelectors: boolean;
}

/**
 * A global set has no workspaces and projects. The request that ends it carries them all, so that earlier members do not come back. Attachments and
 * tags exclude each other, so a change from one to the other is one request, too.
 */
function stepsOf({ config, prior, changed }: PolicySetChange): Steps {
  const before = (which: MemberSet) => prior[which] ?? [];
  const selectorsBefore = prior.tagSelectors ?? [];
  const selectors = changed.has('tagSelectors') ? (config.tagSelectors ?? []) : selectorsBefore;
  const switches = selectorsBefore.length > 0 !== selectors.length > 0;
  const carries = changed.has('global') || switches;
  const scope = ['workspaceIds', 'projectIds'] as const;
  const endsGlobal = changed.has('global') && !config.global;
  const carried = Object.fromEntries(
    scope
      .filter((which) => endsGlobal || (switches && !config.global && changed.has(which)))
      .map((which) => [MEMBERS[which].relationship, policySetMembers.document(which, config[which] ?? [])]),
  );
  const steps = MEMBER_SETS.filter(
    (which) => changed.has(which) && config[which] && !(carries && scope.some((one) => one === which)),
  )
    .flatMap((which): MemberStep[] => [
      { which, step: 'add', members: without(config[which]!, before(which)) },
      { which, step: 'remove', members: without(before(which), config[which]!) },
    ])
    .filter(({ members }) => members.length > 0);
  const widens = ({ which, step }: MemberStep) => (which.startsWith('excluded') ? step === 'remove' : step === 'add');
  return {
    first: steps.filter((one) => widens(one)),
    last: steps.filter((one) => !widens(one)),
    selectors: carries
      ? { added: [], removed: [] }
      : { added: lackingSelectors(selectors, selectorsBefore), removed: lackingSelectors(selectorsBefore, selectors) },
    carried,
    carriesSelectors: carries && changed.has('tagSelectors'),
  };
}

function lackingSelectors(one: Selectors, other: Selectors): Selectors {
  const key = (selector: Selectors[number]) => JSON.stringify([selector.key, selector.value ?? null, selector.exclude]);
  const there = other.map(key);
  return one.filter((selector) => !there.includes(key(selector)));
}

/** If the policy set itself can be read, a 404 for exclusions means that this release of the service does not support them. */
async function changeMembersOf(
  platform: PlatformClient,
  id: string,
  which: MemberSet,
  step: 'add' | 'remove',
  members: readonly string[],
  options: CallOptions,
): Promise<void> {
  try {
    await policySetMembers.change(platform, id, which, step, members, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const set = await platform.find(policySetPath(id), undefined, options);
    if (set) await policySetMembers.complete(platform, set.data, options, [which]);
    throw policySetMembers.lacks(platform, which) ? unsupported(which) : error;
  }
}

async function changeSelectors(
  platform: PlatformClient,
  id: string,
  method: 'POST' | 'DELETE',
  selectors: Selectors,
  options: CallOptions,
): Promise<void> {
  const body = { data: selectors.map(toWireSelector) };
  await platform.submit(method, `${policySetPath(id)}/tag-selectors`, body, { ...options, repeatable: true });
}

/**
 * It is not documented whether one request may end `global` and carry the attachments. If a service refuses it, two requests are sent, and the set
 * is enforced nowhere in between.
 */
async function patch(
  { platform, signal, warn }: ResourceContext,
  id: string,
  attributes: Resource['attributes'],
  relationships: object,
  config: PolicySetConfig,
): Promise<Resource> {
  const send = async (carried: object) =>
    (
      await platform.patch(
        policySetPath(id),
        { data: { type: 'policy-sets', id, attributes, relationships: carried } },
        { signal },
      )
    ).data;
  const endsGlobal = attributes.global === false;
  try {
    return await send(relationships);
  } catch (error) {
    if (!endsGlobal || !(error instanceof ApiError) || error.status !== 422) throw error;
    // The request without the lists reports a rejection of any other part.
    const set = await policySetMembers.complete(platform, await send({}), { signal });
    for (const which of ['workspaceIds', 'projectIds'] as const) {
      const [wanted, found] = [config[which] ?? [], policySetMembers.of(set, which) ?? []];
      await policySetMembers.change(platform, id, which, 'add', without(wanted, found), { signal });
      await policySetMembers.change(platform, id, which, 'remove', without(found, wanted), { signal });
    }
    warn(
      'side-effect',
      'The policy set was enforced nowhere for a moment',
      `The service does not end \`global\` and attach ${config.name} to workspaces and projects in one request: ${error.message}.`,
    );
    return (await platform.get(policySetPath(id), undefined, { signal })).data;
  }
}
