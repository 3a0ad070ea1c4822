import type { Control } from '../exchange';
import type { Settings } from '../settings';
import { choiceField, numberField, objectAt, objectBody, textsField } from './body';

/** Features that a release has or lacks. */
const SWITCHES = ['settingOverwrites', 'tagBindings', 'includeVariables', 'safeDelete', 'moduleFolders'] as const;

const KEYS = [
  'edition',
  'moduleDelayMs',
  'verifyUrls',
  'associationStatus',
  'publicModuleCuration',
  'databaseInterface',
  'postgresql',
  'databasePlugins',
  'seal',
  'namespaces',
  'namespaceDelayMs',
  'auditApi',
  'strict',
  'journal',
  'policyDelayMs',
  'providerDelayMs',
  'entitlements',
  'taskConfigs',
  'projectExclusions',
  'tagScoping',
  'policyToolVersions',
  'unreachableHosts',
  ...SWITCHES,
];

export const settingsControls: readonly Control[] = [
  { method: 'GET', path: '/_emulator/settings', handle: ({ settings }) => ({ status: 200, body: settings }) },
  {
    method: 'PUT',
    path: '/_emulator/settings',
    handle: (world, body) => {
      world.settings = withSettings(world.settings, body);
      return { status: 200, body: world.settings };
    },
  },
];

/** Omitted settings keep their values. `place` is their location in a larger body. */
export function withSettings(settings: Settings, body: unknown, place?: string): Settings {
  const fields = place === undefined ? objectBody(body, KEYS, 'The settings') : objectAt(body, KEYS, place);
  return {
    edition: choiceField(fields, 'edition', ['hosted', 'self-managed']) ?? settings.edition,
    moduleDelayMs: numberField(fields, 'moduleDelayMs', { minimum: 0 }) ?? settings.moduleDelayMs,
    verifyUrls: choiceField(fields, 'verifyUrls', [true, false]) ?? settings.verifyUrls,
    associationStatus: choiceField(fields, 'associationStatus', [201, 204]) ?? settings.associationStatus,
    publicModuleCuration: choiceField(fields, 'publicModuleCuration', [true, false]) ?? settings.publicModuleCuration,
    databaseInterface: choiceField(fields, 'databaseInterface', ['later', 'earlier']) ?? settings.databaseInterface,
    postgresql: choiceField(fields, 'postgresql', ['loopback', 'always', 'never']) ?? settings.postgresql,
    databasePlugins:
      fields.databasePlugins === undefined ? settings.databasePlugins : textsField(fields, 'databasePlugins'),
    seal: choiceField(fields, 'seal', ['auto', 'shamir']) ?? settings.seal,
    namespaces: choiceField(fields, 'namespaces', [true, false]) ?? settings.namespaces,
    namespaceDelayMs: numberField(fields, 'namespaceDelayMs', { minimum: 0 }) ?? settings.namespaceDelayMs,
    auditApi: choiceField(fields, 'auditApi', [true, false]) ?? settings.auditApi,
    strict: choiceField(fields, 'strict', [true, false]) ?? settings.strict,
    journal: numberField(fields, 'journal', { whole: true, minimum: 0, maximum: 100_000 }) ?? settings.journal,
    policyDelayMs:
      numberField(fields, 'policyDelayMs', { minimum: 0, maximum: LONGEST_DELAY_MS }) ?? settings.policyDelayMs,
    providerDelayMs:
      numberField(fields, 'providerDelayMs', { minimum: 0, maximum: LONGEST_DELAY_MS }) ?? settings.providerDelayMs,
    entitlements: withSwitches(settings.entitlements, fields.entitlements, 'entitlements'),
    taskConfigs: choiceField(fields, 'taskConfigs', [true, false]) ?? settings.taskConfigs,
    projectExclusions: choiceField(fields, 'projectExclusions', [true, false]) ?? settings.projectExclusions,
    tagScoping: choiceField(fields, 'tagScoping', [true, false]) ?? settings.tagScoping,
    policyToolVersions: withLists(settings.policyToolVersions, fields.policyToolVersions, 'policyToolVersions'),
    unreachableHosts:
      fields.unreachableHosts === undefined ? settings.unreachableHosts : textsField(fields, 'unreachableHosts'),
    ...(Object.fromEntries(
      SWITCHES.map((name) => [name, choiceField(fields, name, [true, false]) ?? settings[name]]),
    ) as Pick<Settings, (typeof SWITCHES)[number]>),
  };
}

/** Keeps the end of every delay a printable time. */
const LONGEST_DELAY_MS = 24 * 3600 * 1000;

/** Omitted members keep their values. */
function withSwitches<T extends object>(before: T, value: unknown, name: string): T {
  if (value === undefined) return before;
  const given = objectBody(value, Object.keys(before), `"${name}"`);
  for (const key of Object.keys(given)) choiceField(given, key, [true, false]);
  return { ...before, ...given };
}

function withLists<T extends Readonly<Record<string, readonly string[]>>>(before: T, value: unknown, name: string): T {
  if (value === undefined) return before;
  const given = objectBody(value, Object.keys(before), `"${name}"`);
  return { ...before, ...Object.fromEntries(Object.keys(given).map((key) => [key, textsField(given, key)])) };
}
