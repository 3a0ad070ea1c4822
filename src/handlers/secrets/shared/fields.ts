import { readInteger } from '../../../clients/json-api';
import { missing, optionalAt, optionalFlagAt, optionalTextAt, Part } from '../../../clients/read-response';
import { parseDuration } from '../../../definition/kinds/duration';

/** A duration in seconds; undefined for zero and an empty string. Services report a number, or a duration such as `24h0m0s`. */
export function secondsAt(data: Part, name: string): string | undefined {
  return asDuration(optionalSecondsAt(data, name) ?? missing(data, [name], 'duration'));
}

/** The same for a field that not every response has. */
export function noneOrSecondsAt(data: Part, name: string): string | undefined {
  return asDuration(optionalSecondsAt(data, name) ?? 0);
}

/** Zero if the service reports no duration; undefined if the response lacks the field. */
export function optionalSecondsAt(data: Part, name: string): number | undefined {
  return optionalAt(
    data,
    [name],
    'duration',
    (value) => readInteger(value) ?? (value === '' ? 0 : typeof value === 'string' ? parseDuration(value) : undefined),
  );
}

/** A string; undefined if it is empty or the response lacks it. */
export function noneOrTextAt(data: Part, ...at: readonly string[]): string | undefined {
  return optionalTextAt(data, ...at) || undefined;
}

/** A flag; undefined if it is false or if the response lacks it, unless `known` is false. */
export function noneOrFlagAt(data: Part, name: string, known: boolean | undefined): boolean | undefined {
  if (optionalFlagAt(data, name) === true) return true;
  return known === false ? false : undefined;
}

function asDuration(found: number): string | undefined {
  return found === 0 ? undefined : String(found);
}

/** A configured duration in seconds, as the service expects it. */
export function seconds(duration: string): number {
  // The definitions accept only valid durations.
  return parseDuration(duration)!;
}

/** The fields without those that are undefined. */
export function present(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
