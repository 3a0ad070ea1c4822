import { createHash } from 'crypto';
import {
  containsRedacted,
  isDisplayValues,
  type DisplayValue,
  type DisplayValues,
} from '../../definition/display-value';
import { snakeCase } from '../../definition/names';
import { attributeAt, attributePaths, seenAt } from '../../definition/review/paths';
import { isUnknown } from '../../definition/value';
import type { Json } from '../stack/plan-json';
import type { OurChange } from './changes';
import { jsonOf } from './format-value';
import type { ExactChange } from './report';

/** Longer values are written as their hash. */
const MOST = 300;

/**
 * Identifies a finding's change so exactly that an acknowledgement is valid for no other: by the values of its attribute, or by the hash of the whole
 * object. For a secret, its revision stands in for its value. Undefined for other secrets in the state, which have no revision.
 */
export function exactChange(ours: OurChange, attribute: string | undefined): ExactChange | undefined {
  if (attribute === undefined) {
    return { before: objectHash(ours, 'before'), after: objectHash(ours, 'after') };
  }
  const before = seenAt(ours.planned.before, attribute);
  const after = seenAt(ours.planned.after, attribute);
  if (!isSecret(ours, attribute)) return { before: exactValue(before), after: exactValue(after) };
  const [from, to] = [revisionOf(ours, 'before'), revisionOf(ours, 'after')];
  if (from !== to) return { before: { revision: from ?? null }, after: { revision: to ?? null } };
  // Whatever the secret was, it is gone afterwards.
  return before !== undefined && after === undefined ? { before: '(sensitive)', after: null } : undefined;
}

type Side = 'before' | 'after';

/** Whether the attribute or either of its values is sensitive, or a text in which a secret was made unreadable. */
function isSecret({ definition, planned, real }: OurChange, attribute: string): boolean {
  return (
    Boolean(attributeAt(definition.attributes, attribute)?.sensitive) ||
    (['before', 'after'] as const).some((side) => {
      const shown = seenAt(planned[side], attribute);
      return containsRedacted(shown) || jsonOf(shown) !== jsonOf(seenAt(real[side], attribute));
    })
  );
}

/** The counter of secrets that were sent. */
function revisionOf({ definition, planned }: OurChange, side: Side): Json | undefined {
  const [path] = attributePaths(definition.attributes).find(([, { revision }]) => revision) ?? [];
  const value = path === undefined ? undefined : seenAt(planned[side], path);
  return value === undefined ? undefined : plain(value);
}

function exactValue(value: DisplayValue): Json {
  const text = jsonOf(value);
  return text.length > MOST ? hashOf(text) : plain(value);
}

/** The hash of the inputs and the ID, which are unique to the object. null if there is no object. */
function objectHash({ definition, planned }: OurChange, side: Side): Json {
  const values: DisplayValues = planned[side];
  if (Object.keys(values).length === 0) return null;
  const counted = attributePaths(definition.attributes)
    .filter(([path, { use, revision }]) => !path.includes('.') && (use !== 'computed' || revision || path === 'id'))
    .map(([path]) => [path, seenAt(values, path)] as const)
    .filter(([, value]) => value !== undefined);
  return hashOf(counted.map(([path, value]) => `${snakeCase(path)}=${jsonOf(value)}`).join('\n'));
}

function hashOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

function plain(value: DisplayValue): Json {
  if (value === undefined) return null;
  if (isUnknown(value)) return '(known after apply)';
  if (Array.isArray(value)) return value.map(plain);
  if (isDisplayValues(value)) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, plain(inner)]])),
    );
  }
  return value as Json;
}
