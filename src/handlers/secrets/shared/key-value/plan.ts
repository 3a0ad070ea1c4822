/** Additions of the plan of a version 2 secret to its definition. */

import { optionalIntegerAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import { dynamicKey } from '../../../../definition/dynamic';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import type { Context, PlanContext } from '../../../contract';
import { look } from '../../../look';
import { optionalSecondsAt, seconds } from '../fields';
import type { Data } from '../mounted-object';
import { documentProblems, keysOf, plannedKeys } from './document';
import { SETTINGS, type Settings } from './metadata';
import { ourVersion } from './ours';
import { versionProblems } from './place';
import { readValues } from './version';

interface Secret extends Settings {
  readonly mount: string;
  readonly name: string;
  readonly data?: Values;
  readonly exclusive?: boolean;
}

interface State extends Secret {
  readonly version: number;
  readonly createdTime: string;
  readonly deletionTime?: string;
  readonly keys: readonly string[];
}

interface Proposed {
  readonly config: Partial<Secret>;
  readonly prior: Partial<State> | undefined;
  readonly unknown: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

/** Attributes that only a new version changes. */
const OF_VERSION = ['version', 'createdTime', 'deletionTime'] as const;

export async function plannedSecret(context: PlanContext, proposal: Proposed) {
  const { config, prior, unknown, changed } = proposal;
  const lost =
    prior && config.data && !unknown.has('data') && !changed.has('data') ? lostIn(context, config, prior) : undefined;
  const problems = [
    ...documentProblems(proposal),
    ...nullProblems(config),
    ...nameProblems(config, prior),
    ...(await versionProblems(context, config.mount, '2')),
    ...(await settingProblems(context, proposal)),
    ...sharedSettings(context, config),
    ...(prior ? endProblems(prior) : []),
    ...(lost === undefined ? [] : [note(['data'], 'The secret is written again', lost)]),
  ];
  const isSent = prior !== undefined && (lost !== undefined || changed.has('data'));
  const isWritten = isSent && !(await isRecorded(context, config, prior));
  const { set, unknown: unknownKeys = [] } = plannedKeys(proposal);
  return {
    problems,
    ...(set && { set }),
    unknown: [...unknownKeys, ...(isWritten ? OF_VERSION : [])],
    ...(lost === undefined ? {} : { send: ['data'] as const }),
  };
}

/** Whether an import or a move found the configured document. The apply then records it without a write. */
async function isRecorded(context: PlanContext, config: Partial<Secret>, prior: Partial<State>): Promise<boolean> {
  const { mount, name, data, exclusive } = config;
  if (!data || exclusive === false || ourVersion(context) !== undefined || mount === undefined || name === undefined) {
    return false;
  }
  const { live } = (await look(() => readValues(context, { mount, name }))) ?? {};
  return live?.data !== undefined && live.version === prior.version && dynamicKey(live.data) === dynamicKey(data);
}

/** The reason why the secret is written although the configuration has not changed, as a sentence. Values in the state are compared anyway. */
function lostIn(context: PlanContext, config: Partial<Secret>, prior: Partial<State>): string | undefined {
  const configured = keysOf(config.data!);
  const present = prior.keys ?? [];
  const missing = configured.filter((key) => !present.includes(key));
  if (missing.length > 0) return `It has lost ${words(missing)}.`;
  if (config.exclusive === false) return undefined;
  const others = present.filter((key) => !configured.includes(key));
  if (others.length > 0) return `It has ${words(others)} of others, which ${others.length > 1 ? 'are' : 'is'} removed.`;
  const own = ourVersion(context);
  if (prior.data !== undefined || own === undefined || own === prior.version) return undefined;
  return `Somebody else has written version ${prior.version}, and only version ${own} is known to have the configured values.`;
}

function words(keys: readonly string[]): string {
  return `the key${keys.length > 1 ? 's' : ''} ${keys.map((key) => JSON.stringify(key)).join(', ')}`;
}

/** In a shared secret, a null key would be removed. */
function nullProblems({ data, exclusive }: Partial<Secret>): Problem[] {
  if (exclusive !== false || !data) return [];
  return Object.keys(data)
    .filter((key) => data[key] === undefined)
    .map((key) => ({
      path: ['data'],
      severity: 'error',
      code: 'value-invalid',
      summary: 'A key that is null',
      detail: `With \`exclusive\` = false, null would remove the key ${JSON.stringify(key)}. Leave it out, or give it a value.`,
    }));
}

/** Users copy it from the path. */
function nameProblems({ mount = 'secret', name }: Partial<Secret>, prior: object | undefined): Problem[] {
  if (prior || !name?.startsWith('data/')) return [];
  const detail = `The secret will be at \`${mount}/data/${name}\`: \`name\` has no \`data/\` in front, unless the secret itself is called so.`;
  return [note(['name'], 'The name begins with `data/`', detail)];
}

/** Settings with unexpected effects. */
async function settingProblems(context: PlanContext, { config, prior, changed }: Proposed): Promise<Problem[]> {
  const { mount = 'secret', maxVersions, deleteVersionAfter } = config;
  const isNew = (name: string) => !prior || changed.has(name);
  const hasMaximum = maxVersions !== undefined && maxVersions > 0 && isNew('maxVersions');
  const hasEnd = deleteVersionAfter !== undefined && isNew('deleteVersionAfter');
  if (!hasMaximum && !hasEnd) return [];
  const rules = await mountRulesOnce(context, mount);
  const most = rules && optionalIntegerAt(rules, 'max_versions');
  const shortest = rules && optionalSecondsAt(rules, 'delete_version_after');
  const before = prior?.deleteVersionAfter;
  return [
    ...(hasMaximum && most !== undefined && most > maxVersions
      ? [note(['maxVersions'], 'Without effect', `The mount keeps ${most} versions, and the larger number counts.`)]
      : []),
    ...(hasEnd && shortest !== undefined && shortest > 0 && shortest < (seconds(deleteVersionAfter) || Infinity)
      ? [
          note(
            ['deleteVersionAfter'],
            'Without effect',
            `Versions in the mount live for ${shortest} seconds, and the shorter time counts.`,
          ),
        ]
      : []),
    ...(hasEnd && before !== undefined && seconds(before) > 0 && seconds(deleteVersionAfter) > seconds(before)
      ? [
          note(
            ['deleteVersionAfter'],
            'Versions keep their end',
            'Only versions that are written from now on live longer.',
          ),
        ]
      : []),
  ];
}

async function mountRulesOnce({ secrets, signal }: Context, mount: string): Promise<Data | undefined> {
  return secrets.readShared(
    `key-value configuration ${mount}`,
    async () => (await look(() => secrets.find(path`/${segments(mount)}/config`)))?.data,
    signal,
  );
}

/** A metadata resource would undo the secret's own metadata settings, and vice versa. */
function sharedSettings({ run }: PlanContext, config: Partial<Secret>): Problem[] {
  const { mount = 'secret', name } = config;
  const set = SETTINGS.filter((setting) => config[setting] !== undefined);
  if (name === undefined || set.length === 0) return [];
  run.report(settingsOf(mount, name), set);
  return run.reported(metadataOf(mount, name)) === undefined ? [] : [settingsConflict(mount, name, set)];
}

export function settingsOf(mount: string, name: string): string {
  return `settings of secret ${mount}/${name}`;
}

export function metadataOf(mount: string, name: string): string {
  return `metadata of secret ${mount}/${name}`;
}

export function settingsConflict(mount: string, name: string, set: readonly string[]): Problem {
  return {
    path: [],
    severity: 'error',
    code: 'resources-conflict',
    summary: 'Two resources manage the same settings',
    detail: `Both a \`lintel_kv_secret\` and a \`lintel_kv_metadata\` manage settings of \`${mount}/${name}\`. Remove ${set.map((one) => `\`${one}\``).join(', ')} from the secret, or the \`lintel_kv_metadata\`.`,
  };
}

/** Versions are not renewed automatically. */
function endProblems({ createdTime, deletionTime, version }: Partial<State>): Problem[] {
  if (createdTime === undefined || deletionTime === undefined) return [];
  const life = Date.parse(deletionTime) - Date.parse(createdTime);
  const left = Date.parse(deletionTime) - Date.now();
  if (!(left < life / 10)) return [];
  return [
    note(
      [],
      'The version ends soon',
      `Version ${version} ends at ${deletionTime}, and nothing renews it by itself: the plan after that writes the secret again.`,
    ),
  ];
}

function note(at: Problem['path'], summary: string, detail: string): Problem {
  return { path: at, severity: 'warning', code: 'secret-noted', summary, detail };
}
