import type { Values } from '../definition/value';
import type { Upgrades } from '../handlers/contract';
import { decodeJson, parseExactJson, printExactJson } from '../plugin-protocol/wire/json-codec';
import type { WireType } from '../plugin-protocol/wire/type';

/**
 * Upgrades a stored value to the current version, one step per version. New attributes become null, and removed ones are dropped.
 */
export function upgraded(json: Uint8Array, from: number, to: number, type: WireType, upgrades: Upgrades = {}): Values {
  if (from === to) return decodeJson(type, json) as Values;
  let stored = parseExactJson(json) as Values;
  for (let version = from; version < to; version++) {
    const step = Object.hasOwn(upgrades, version) ? upgrades[version] : undefined;
    if (!step) throw new Error(`the stored version ${version} cannot be upgraded to version ${version + 1}`);
    stored = step(stored);
  }
  if (from > to) {
    throw new Error(
      `the stored version ${from} was written by a newer release of the provider; this release supports versions up to ${to}`,
    );
  }
  return decodeJson(type, printExactJson(stored)) as Values;
}
