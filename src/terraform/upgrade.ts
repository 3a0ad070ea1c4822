import type { Values } from '../definition/value';
import type { Upgrades } from '../handlers/contract';
import { decodeJson, parseExactJson, printExactJson } from '../plugin-protocol/wire/json-codec';
import type { WireType } from '../plugin-protocol/wire/type';

/**
 * What was stored in an earlier version, in the current shape: one step for each version between. Attributes that are new since become
 * null, those that are gone are left out.
 */
export function upgraded(json: Uint8Array, from: number, to: number, type: WireType, upgrades: Upgrades = {}): Values {
  if (from === to) return decodeJson(type, json) as Values;
  let stored = parseExactJson(json) as Values;
  for (let version = from; version < to; version++) {
    const step = Object.hasOwn(upgrades, version) ? upgrades[version] : undefined;
    if (!step) throw new Error(`no upgrade is known from version ${version} to version ${version + 1} of what is stored`);
    stored = step(stored);
  }
  if (from > to) throw new Error(`version ${from} of what is stored was written by a newer release of the provider, which knows up to version ${to} here`);
  return decodeJson(type, printExactJson(stored)) as Values;
}
