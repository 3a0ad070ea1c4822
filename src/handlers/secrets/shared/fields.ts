import { readInteger } from '../../../clients/json-api';
import { missing, optionalAt, optionalTextAt, Part } from '../../../clients/read-response';
import { parseDuration } from '../../../definition/kinds/duration';

/** Seconds, in the spelling of a duration; zero and an empty text are none. Services tell a number, or a duration such as `24h0m0s`. */
export function secondsAt(data: Part, name: string): string | undefined {
  return reported(optionalSecondsAt(data, name) ?? missing(data, [name], 'duration'));
}

/** The same of a field that not every answer has: it is none, too. */
export function noneOrSecondsAt(data: Part, name: string): string | undefined {
  return reported(optionalSecondsAt(data, name) ?? 0);
}

/** Zero where the service says that it is none; undefined where it says nothing. */
export function optionalSecondsAt(data: Part, name: string): number | undefined {
  return optionalAt(data, [name], 'duration', (value) => readInteger(value) ?? (value === '' ? 0 : typeof value === 'string' ? parseDuration(value) : undefined));
}

/** A text that not every answer has; an empty one is none. */
export function noneOrTextAt(data: Part, ...at: readonly string[]): string | undefined {
  return optionalTextAt(data, ...at) || undefined;
}

function reported(found: number): string | undefined {
  return found === 0 ? undefined : String(found);
}

/** A configured duration as the service takes it. */
export function seconds(duration: string): number {
  return parseDuration(duration)!;
}

/** Only what is there. */
export function present(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
