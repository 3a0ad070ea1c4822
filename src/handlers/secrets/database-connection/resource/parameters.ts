import { isObject, readString } from '../../../../clients/json-api';
import type { Part } from '../../../../clients/read-response';
import type { PrivateStateAccess } from '../../../contract';
import { ATTRIBUTE_KEYS } from '../definition';

/** Parameters that an import does not read because they may be secret; their values come from the configuration. */
const SECRET_KEY = /password|secret|token|key|pem|service_account/i;

export function parametersIn(
  details: Part,
  known: Readonly<Record<string, string>> = {},
  privateState: Pick<PrivateStateAccess, 'recall'>,
): Record<string, string> {
  const secret = privateState.recall<readonly string[]>('secretParameters') ?? [];
  const added = privateState.recall<readonly string[]>('addedParameters');
  const isReported = (key: string) =>
    privateState.recall('onlyConfigured') ? false : added ? !added.includes(key) : !SECRET_KEY.test(key);
  const keys = parameterKeys(details).filter(
    (key) => !secret.includes(key) && (known[key] !== undefined || isReported(key)),
  );
  // An empty string removes a parameter, so it is in state only if it is configured.
  const empty = Object.keys(known).filter((key) => known[key] === '' && !keys.includes(key));
  return Object.fromEntries([...empty.map((key) => [key, '']), ...keys.map((key) => [key, textOf(details[key])])]);
}

export function parameterKeys(details: Part): string[] {
  return Object.keys(details).filter((key) => !ATTRIBUTE_KEYS.includes(key) && textOf(details[key]) !== '');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : (readString(value) ?? '');
}
