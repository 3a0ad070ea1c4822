import { snakeCase } from '../../definition/names';
import { failuresIn } from '../../definition/status-report';
import type { Registry } from '../../handlers/registry';
import type { Json, Plan, ResourceChange } from '../stack/plan-json';
import { at, changesBetween, hasSensitive, Marked, pathText, same } from './attribute-changes';
import { inOneForm } from './duration-form';
import { movingAttributes } from './moving-attributes';
import type { AttributeDrift, DriftedObject, FailedObject, Next, PendingObject } from './report';

/** The drift in a plan, and what the next apply does about it. */
export interface Found {
  readonly drifted: readonly DriftedObject[];
  readonly failed?: readonly FailedObject[];
  readonly pending: readonly PendingObject[];
}

/**
 * Finds drift in a plan. Ignores attributes that the definitions mark as moving, because they change by themselves.
 *
 * @param readLater the drift of objects that the plan did not read
 */
export function findDrift(
  { resource_drift = [], resource_changes = [] }: Plan,
  registry: Registry,
  readLater: readonly ResourceChange[] = [],
): Found {
  const planned = new Map(resource_changes.filter(isCurrent).map((change) => [change.address, change]));
  const drifted = [...resource_drift, ...readLater]
    .filter(isCurrent)
    .map((drift) => describeObject(drift, planned.get(drift.address), registry))
    .filter(({ what, changes }) => what === 'gone' || changes.length > 0);
  const addresses = new Set(drifted.map(({ address }) => address));
  const pending = resource_changes
    .filter((change) => change.mode === 'managed' && !(isCurrent(change) && addresses.has(change.address)))
    .flatMap((change) => describePending(change, registry));
  const failed = resource_changes.filter(isCurrent).flatMap((change) => describeFailures(change, registry));
  return {
    drifted: sorted(drifted),
    ...(failed.length === 0 ? {} : { failed: sorted(failed) }),
    pending: sorted(pending),
  };
}

/** The values before a plan's changes are those read by the refresh. */
function describeFailures({ address, type, change: { before } }: ResourceChange, registry: Registry): FailedObject[] {
  const definition = Object.hasOwn(registry.resources, type) ? registry.resources[type]!.definition() : undefined;
  if (!definition || typeof before !== 'object' || before === null) return [];
  return failuresIn(definition, before as { readonly [name: string]: Json }).map(({ attribute, says }) => ({
    address,
    type,
    path: snakeCase(attribute),
    says,
  }));
}

function describeObject(drift: ResourceChange, planned: ResourceChange | undefined, registry: Registry): DriftedObject {
  const {
    address,
    type,
    change: { actions, before, after, before_sensitive: sensitiveBefore, after_sensitive: sensitiveAfter },
  } = drift;
  const what = actions.includes('delete') ? 'gone' : 'changed';
  const moving = movingAttributes(drift, registry);
  const [was, is] = [
    { value: before, sensitive: sensitiveBefore },
    { value: after, sensitive: sensitiveAfter },
  ];
  const changes =
    what === 'gone'
      ? []
      : changesBetween(was, is)
          .filter(({ path }) => !isMoving(path, moving))
          .map(({ path, ...change }): AttributeDrift =>
            inOneForm(drift, registry, {
              path: pathText(path),
              ...change,
              ...nextOfAttribute(path, was, is, planned),
            }),
          );
  const drifted = new Set(what === 'gone' ? [] : changesBetween(was, is).map(({ path: [top] }) => top));
  return {
    address,
    type,
    what,
    changes,
    next: nextOf(planned),
    besides: what === 'gone' ? [] : changedByCode(planned, moving).filter((name) => !drifted.has(name)),
  };
}

function nextOfAttribute(
  path: readonly (string | number)[],
  was: Marked,
  is: Marked,
  planned: ResourceChange | undefined,
): Pick<AttributeDrift, 'next' | 'planned'> {
  if (!planned || nextOf(planned) === 'delete' || nextOf(planned) === 'forget') return { next: 'unknown' };
  const { after, after_unknown: unknown, after_sensitive: sensitive } = planned.change;
  if (at({ value: unknown, sensitive: undefined }, path).value === true || isUnknownAbove(unknown, path)) {
    return { next: 'set-later' };
  }
  const then = at({ value: after, sensitive }, path);
  if (same(then.value, at(is, path).value)) return { next: 'left' };
  if (same(then.value, at(was, path).value)) return { next: 'restored' };
  const isSecret = [then, at(was, path), at(is, path)].some(hasSensitive);
  return { next: 'set', ...(isSecret ? {} : { planned: then.value ?? null }) };
}

/** Every part of an unknown object is unknown. */
function isUnknownAbove(
  unknown: ResourceChange['change']['after_unknown'],
  path: readonly (string | number)[],
): boolean {
  return path.some((_, length) => at({ value: unknown, sensitive: undefined }, path.slice(0, length)).value === true);
}

function nextOf(planned: ResourceChange | undefined): Exclude<Next, 'later'> {
  if (!planned) return 'unknown';
  const { actions } = planned.change;
  if (actions.includes('create') && actions.length > 1) return 'replace';
  const [only] = actions;
  return only === 'create' || only === 'update' || only === 'delete' || only === 'forget' ? only : 'nothing';
}

function describePending(change: ResourceChange, registry: Registry): PendingObject[] {
  const {
    address,
    deposed,
    change: { importing },
  } = change;
  const next = importing ? 'import' : nextOf(change);
  if (next === 'nothing' || next === 'unknown') return [];
  const attributes =
    next === 'update' || next === 'replace' || importing
      ? changedByCode(change, movingAttributes(change, registry))
      : [];
  return [{ address: deposed === undefined ? address : `${address} (deposed object ${deposed})`, next, attributes }];
}

/** The names of attributes that a plan changes to a known value. */
function changedByCode(planned: ResourceChange | undefined, moving: readonly string[]): string[] {
  if (!planned) return [];
  const { before, after, after_unknown: unknown } = planned.change;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [];
  const marked = (value: Json): Marked => ({ value, sensitive: undefined });
  const names = changesBetween(marked(before), marked(after)).map(({ path }) => path[0] as string);
  return [...new Set(names)].filter(
    (name) => at(marked(unknown ?? {}), [name]).value !== true && !moving.includes(name),
  );
}

/** Whether the attribute, or an object that contains it, is marked as moving. */
function isMoving(path: readonly (string | number)[], moving: readonly string[]): boolean {
  return path.some((_, index) => moving.includes(pathText(path.slice(0, index + 1))));
}

/** A deposed object, left by a failed replacement, is not in the code. */
function isCurrent({ deposed, mode }: ResourceChange): boolean {
  return deposed === undefined && mode === 'managed';
}

function sorted<T extends { readonly address: string }>(all: readonly T[]): T[] {
  return [...all].sort((one, other) => (one.address < other.address ? -1 : one.address > other.address ? 1 : 0));
}
