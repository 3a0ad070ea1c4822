import { hasLiteralPassword, isSameUrl } from './connection-url';
import { ATTRIBUTE_KEYS, databaseConnection } from './definition';
import { isObject, readString } from '../../../clients/json-api';
import { nameAt, objectAt, optionalFlagAt, Part, textAt, textsOrNullAt } from '../../../clients/read-answer';
import type { AnswerOf, StateOf } from '../../../definition/resource';
import type { Memory } from '../../contract';
import { noneOrTextAt } from '../fields';
import { Data, Place, placeId } from '../object';

export type ConnectionAnswer = AnswerOf<typeof databaseConnection>;
type Known = Partial<StateOf<typeof databaseConnection>>;

/** Keys whose values an import leaves to the configuration, for they may be secret. */
const SECRET_KEY = /password|secret|token|key|pem|service_account/i;

/** One translation from the service's answer, for every verb and every data source. `known`: what is in state, or was configured. */
export function toAnswer(place: Place, data: Data, known: Known, memory: Pick<Memory, 'recall'>): ConnectionAnswer {
  const details = objectAt(data, 'connection_details');
  const shownUrl = noneOrTextAt(details, 'connection_url');
  const connectionUrl = shownUrl !== undefined && known.connectionUrl !== undefined && isSameUrl(known.connectionUrl, shownUrl) ? known.connectionUrl : shownUrl;
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    pluginName: nameAt(data, 'plugin_name'),
    // Not every service tells these two.
    verifyConnection: optionalFlagAt(data, 'verify_connection')!,
    allowedRoles: textsOrNullAt(data, 'allowed_roles'),
    connectionUrl,
    username: noneOrTextAt(details, 'username'),
    disableEscaping: optionalFlagAt(details, 'disable_escaping')!,
    parameters: parametersIn(details, known.parameters, memory),
    ...(isEarlierForm(data) ? { pluginVersion: known.pluginVersion, rootRotationStatements: known.rootRotationStatements, passwordPolicy: known.passwordPolicy } : {
      pluginVersion: versionIn(textAt(data, 'plugin_version') || undefined, known.pluginVersion, memory),
      rootRotationStatements: textsOrNullAt(data, 'root_credentials_rotate_statements'),
      passwordPolicy: textAt(data, 'password_policy') || undefined,
    }),
  };
}

/** What the next reads have to know of a write: which keys were sent as secrets, which the plugin added, which version is the built-in one. */
export function rememberWrite(memory: Memory, data: Data, config: { readonly pluginVersion?: string; readonly parameters?: object; readonly parametersWo?: object }): void {
  const details = objectAt(data, 'connection_details');
  const secret = Object.keys(config.parametersWo ?? {});
  const sent = new Set([...Object.keys(config.parameters ?? {}), ...secret]);
  memory.remember('secretParameters', secret.length > 0 ? secret : undefined);
  memory.remember('addedParameters', parameterKeys(details).filter((key) => !sent.has(key)));
  memory.remember('builtInVersion', config.pluginVersion !== undefined && !isEarlierForm(data) && textAt(data, 'plugin_version') === '' ? config.pluginVersion : undefined);
}

/** What is known of a write without its answer: whether a parameter that nobody configured is the plugin's or somebody else's cannot be told. */
export function rememberConfigured(memory: Memory, { pluginVersion, parametersWo }: { readonly pluginVersion?: string; readonly parametersWo?: object }): void {
  memory.remember('secretParameters', Object.keys(parametersWo ?? {}));
  memory.remember('onlyConfigured', true);
  memory.remember('builtInVersion', pluginVersion);
}

/** Whether two spellings of a version are one. */
export function isSameVersion(one: string, other: string): boolean {
  return one.replace(/^v/, '') === other.replace(/^v/, '');
}

/** Whether the password stands in the connection string, where no rotation can reach it. */
export function warnsOfPassword(url: string | undefined): boolean {
  return url !== undefined && hasLiteralPassword(url);
}

function isEarlierForm(data: Data): boolean {
  return ['password_policy', 'plugin_version', 'root_credentials_rotate_statements'].every((name) => data[name] === undefined);
}

/** The service writes versions with a `v`, and that of what is built in not at all. */
function versionIn(shown: string | undefined, known: string | undefined, memory: Pick<Memory, 'recall'>): string | undefined {
  if (known === undefined) return shown;
  const isKnown = shown === undefined ? memory.recall('builtInVersion') === known : isSameVersion(shown, known);
  return isKnown ? known : shown;
}

function parametersIn(details: Part, known: Readonly<Record<string, string>> = {}, memory: Pick<Memory, 'recall'>): Record<string, string> {
  const secret = memory.recall<readonly string[]>('secretParameters') ?? [];
  const added = memory.recall<readonly string[]>('addedParameters');
  const isTold = (key: string) => (memory.recall('onlyConfigured') ? false : added ? !added.includes(key) : !SECRET_KEY.test(key));
  const keys = parameterKeys(details).filter((key) => !secret.includes(key) && (known[key] !== undefined || isTold(key)));
  // An empty text is how a parameter is taken away: it is there only for who has configured it so.
  const empty = Object.keys(known).filter((key) => known[key] === '' && !keys.includes(key));
  return Object.fromEntries([...empty.map((key) => [key, '']), ...keys.map((key) => [key, textOf(details[key])])]);
}

function parameterKeys(details: Part): string[] {
  return Object.keys(details).filter((key) => !ATTRIBUTE_KEYS.includes(key) && textOf(details[key]) !== '');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : readString(value) ?? '';
}
