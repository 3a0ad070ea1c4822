import { isObject, readInteger, readString } from '../../clients/json-api';
import { parseDuration } from '../../definition/kinds/duration';

/** A list of texts; absent and null are none. */
export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((element) => readString(element) ?? []) : [];
}

export function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** Seconds, in the spelling of a duration; zero is none. Services tell a number, or a duration such as `24h0m0s`. */
export function readSeconds(value: unknown): string | undefined {
  const found = readInteger(value) ?? (typeof value === 'string' ? parseDuration(value) : undefined);
  return found ? String(found) : undefined;
}

/** A configured duration as the service takes it. */
export function seconds(duration: string): number {
  return parseDuration(duration)!;
}

/** Only what is there. */
export function present(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
