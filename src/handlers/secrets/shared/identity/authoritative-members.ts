/** The sets of members that groups of a run configure, for conflicts with single members. */
import type { Value } from '../../../../definition/value';
import type { Context, PlanContext } from '../../../contract';
import type { SomeProposal } from '../../../registry';

const SETS = ['memberEntityIds', 'memberGroupIds'] as const;

export type MemberSets = { readonly [Name in (typeof SETS)[number]]?: readonly string[] };

interface Group {
  readonly namespace?: Value;
  readonly groupId: Value;
}

const nameOf = ({ namespace, groupId }: Group) => `members of ${String(namespace ?? '')} ${String(groupId)}`;

/** A set that is unknown has no known elements. */
export function reportMembers({ run }: PlanContext, { config, prior, unknown }: SomeProposal): void {
  if (prior?.groupId === undefined) return;
  const sets = SETS.flatMap((name) =>
    unknown.has(name) ? [[name, []]] : config[name] === undefined ? [] : [[name, config[name]]],
  );
  run.report(nameOf({ namespace: config.namespace, groupId: prior.groupId }), Object.fromEntries(sets));
}

/** The sets of groups that this process has created, by client and group, because plans could not know the ids of new groups. */
const created = new WeakMap<object, Map<string, MemberSets>>();

export function reportCreatedMembers({ secrets }: Context, group: Group, sets: MemberSets): void {
  const groups = created.get(secrets) ?? new Map<string, MemberSets>();
  created.set(secrets, groups.set(nameOf(group), sets));
}

export function reportedMembers({ run, secrets }: PlanContext, group: Group): MemberSets | undefined {
  return (run.reported(nameOf(group)) as MemberSets | undefined) ?? created.get(secrets)?.get(nameOf(group));
}
