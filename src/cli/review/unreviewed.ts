import { isDeepStrictEqual } from 'util';
import { printableLine } from '../../printing/printable';
import type { Change, Json, Marks, Plan, ResourceChange } from '../stack/plan-json';
import { invocationsIn } from './action-invocations';
import { checkShape } from './check-shape';
import { addressOf } from './operations';
import type { UnreviewedChange } from './report';

/**
 * Changes that a plan makes but the reviewed plan does not. A plan made again after another apply contains only a part of the reviewed plan: each of
 * its changes must be in the reviewed plan, from the same value to the same value. Also compares secrets, but returns none of them.
 */
export function unreviewedIn(plan: Plan, reviewed: Plan): UnreviewedChange[] {
  checkShape(reviewed);
  const known = new Map(effectsOf(reviewed).map((one) => [keyOf(one), one]));
  const changes = effectsOf(plan).flatMap((one): UnreviewedChange[] => {
    const address = printableLine(addressOf(one));
    const earlier = known.get(keyOf(one));
    if (!earlier) return [{ address, because: 'is not in it' }];
    if (!isSameOperation(one, earlier)) return [{ address, because: 'is another operation in it' }];
    const attributes = otherAttributes(one.change, earlier.change);
    return attributes.length === 0 ? [] : [{ address, because: 'changes other values in it', attributes }];
  });
  const outputs = Object.entries(plan.output_changes ?? {}).flatMap(([name, change]): UnreviewedChange[] => {
    if (isNothing(change)) return [];
    const earlier = reviewed.output_changes?.[name];
    const isKnown = earlier !== undefined && !isNothing(earlier) && isCovered(sideAfter(change), sideAfter(earlier));
    return isKnown
      ? []
      : [
          {
            address: printableLine(`output.${name}`),
            because: earlier ? 'changes other values in it' : 'is not in it',
          },
        ];
  });
  return [...changes, ...outputs];
}

/** An apply's effects: changes in the services, and in the state by moves and imports. Reads are left out. */
function effectsOf(plan: Plan): ResourceChange[] {
  return [...(plan.resource_changes ?? []), ...invocationsIn(plan)].filter(
    ({ mode, change, previous_address: previous }) =>
      mode === 'managed' && (!isNothing(change) || change.importing !== undefined || previous !== undefined),
  );
}

function isNothing({ actions }: Change): boolean {
  return actions.every((action) => action === 'no-op' || action === 'read');
}

function keyOf({ address, type, provider_name: provider, deposed }: ResourceChange): string {
  return JSON.stringify([address, type, provider, deposed]);
}

function isSameOperation(one: ResourceChange, other: ResourceChange): boolean {
  return (
    isDeepStrictEqual(one.change.actions, other.change.actions) &&
    isDeepStrictEqual(one.change.importing, other.change.importing) &&
    one.previous_address === other.previous_address
  );
}

/** The attributes that change, unless the other change has the same old and new values. */
function otherAttributes(change: Change, earlier: Change): string[] {
  const names = new Set([change.before, change.after, change.after_unknown].flatMap((side) => Object.keys(side ?? {})));
  return [...names]
    .filter((name) => {
      const [before, after] = [valueAt(change.before, name), sideAfter(change, name)];
      if (after.unknown === undefined && isDeepStrictEqual(before, after.value)) return false;
      return !(isDeepStrictEqual(before, valueAt(earlier.before, name)) && isCovered(after, sideAfter(earlier, name)));
    })
    .map(printableLine)
    .sort();
}

/** A planned value. `unknown` has the shape of the value; undefined if all of it is known. */
interface Planned {
  readonly value: Json;
  readonly unknown: Marks | undefined;
}

function sideAfter({ after, after_unknown: unknown }: Change, name?: string): Planned {
  return name === undefined
    ? { value: after ?? null, unknown: marked(unknown) }
    : { value: valueAt(after, name), unknown: marked(memberOf(unknown, name)) };
}

/** Whether it is the reviewed value, or one that was unknown then: applying the reviewed plan would have set it as well. */
function isCovered(now: Planned, reviewed: Planned): boolean {
  if (reviewed.unknown === true) return true;
  if (now.unknown === true) return false;
  const [one, other] = [now.value, reviewed.value];
  if (reviewed.unknown === undefined) return now.unknown === undefined && isDeepStrictEqual(one, other);
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([one, other, reviewed.unknown, now.unknown].flatMap((each) => Object.keys(each ?? {})));
  return [...names].every((name) =>
    isCovered(
      { value: valueAt(one, name), unknown: marked(memberOf(now.unknown, name)) },
      { value: valueAt(other, name), unknown: marked(memberOf(reviewed.unknown, name)) },
    ),
  );
}

/** Undefined if nothing in it has the mark: Terraform writes this as `false`, or as empty objects and lists. */
function marked(marks: Marks | undefined): Marks | undefined {
  if (marks === true) return true;
  if (!isContainer(marks)) return undefined;
  return Object.values(marks).some((inner) => marked(inner as Marks) !== undefined) ? marks : undefined;
}

function valueAt(value: Json | undefined, name: string): Json {
  return memberOf(value, name) ?? null;
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isContainer(value) && Object.hasOwn(value, name)
    ? (value as { readonly [name: string]: Json })[name]
    : undefined;
}

function isContainer(value: Json | undefined): value is readonly Json[] | { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null;
}
