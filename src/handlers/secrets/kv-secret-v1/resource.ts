/** The handlers of a document in a mount of version 1. The service does not merge writes or check what they replace. */

import { dynamicKey } from '../../../definition/dynamic';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import { fromJson, toJson } from '../../any-object/members';
import type { EphemeralResourceHandlers, PlanContext, Proposal, ResourceHandlers } from '../../contract';
import { look } from '../../look';
import { documentProblems, keysOf, plannedKeys } from '../shared/key-value/document';
import { splitPath, versionProblems, type SecretPlace } from '../shared/key-value/place';
import { create, find, get, pathId, remove, update, type Data, type ObjectPath } from '../shared/mounted-object';
import { movedMount } from '../shared/moved-state';
import { kvSecretV1, type kvSecretV1Ephemeral } from './definition';

type Config = ConfigOf<typeof kvSecretV1>;

export function documentPath({ mount, name }: SecretPlace): ObjectPath {
  return { mount, collection: '', name, isPath: true };
}

export const kvSecretV1Resource: ResourceHandlers<typeof kvSecretV1> = {
  async modifyPlan(context, proposal) {
    const { config, unknown } = proposal;
    const problems = [
      ...documentProblems(proposal),
      ...emptyProblems(config, unknown),
      ...(await versionProblems(context, config.mount, '1')),
      ...notes(context, proposal),
    ];
    return { problems, ...plannedKeys(proposal) };
  },

  async create(context, config) {
    const objectPath = documentPath(config);
    return create<ReadStateOf<typeof kvSecretV1>>(context, {
      what: `The secret \`${pathId(objectPath)}\``,
      objectPath,
      attributes: kvSecretV1.attributes,
      config,
      body: bodyOf(config),
      toState: (data) => toState(config, data),
    });
  },

  async read(context, known) {
    // An import and a move may only know the path.
    const place = known.name === undefined ? await splitPath(context, known.id!) : (known as SecretPlace);
    const data = await find(context, documentPath(place));
    return data && toState(place, data);
  },

  async update(context, { config, changed }) {
    const objectPath = documentPath(config);
    const what = `The secret \`${pathId(objectPath)}\``;
    const before = await look(() => find(context, objectPath));
    const isEqual = before && config.data && dynamicKey(fromJson(before)) === dynamicKey(config.data);
    const isSent = changed.has('data') && !isEqual;
    return toState(config, await update(context, objectPath, what, ...(isSent ? [bodyOf(config)] : [])));
  },

  async delete(context, state) {
    await remove(context, documentPath(state));
  },

  move({ state }) {
    return {
      state: { id: movedMount(state.namespace, state.path) },
      notCarried: ['data_json', 'data_json_wo_version']
        .filter((name) => state[name])
        .map((name) => ({
          name,
          because: 'The first plan compares the configured document with that of the service.',
        })),
    };
  },
};

function bodyOf({ data = {} }: Config): object {
  return toJson(data) as object;
}

function toState({ mount, name }: SecretPlace, found: Data): ReadStateOf<typeof kvSecretV1> {
  const data = fromJson(found) as Values;
  return { id: pathId(documentPath({ mount, name })), mount, name, data, keys: keysOf(data) };
}

function emptyProblems({ data }: Partial<Config>, unknown: ReadonlySet<string>): Problem[] {
  if (unknown.has('data') || !data || Object.keys(data).length > 0) return [];
  return [
    {
      path: ['data'],
      severity: 'error',
      code: 'value-invalid',
      summary: 'A secret without keys',
      detail: 'A mount of version 1 keeps no document without keys. Configure at least one key.',
    },
  ];
}

/** Shown once for each new secret, and once for each mount. */
function notes({ run }: PlanContext, { config, prior }: Proposal<typeof kvSecretV1>): Problem[] {
  if (prior || config.mount === undefined || config.name === undefined) return [];
  const lease = ['ttl', 'lease'].find((key) => config.data && key in config.data);
  const key = `documents of ${config.mount}`;
  if (run.reported(key) === undefined) run.report(key, config.name);
  return [
    ...(lease === undefined
      ? []
      : [
          note(
            ['data'],
            'A key that sets a lease duration',
            `\`${lease}\` sets the lease duration that readers are given. It ends nothing: the secret stays.`,
          ),
        ]),
    ...(run.reported(key) === config.name
      ? [
          note(
            ['mount'],
            'Values are read',
            `In a mount of version 1 such as \`${config.mount}\`, only the values themselves show whether somebody else has changed a secret, so that every plan reads them, in memory. A mount of version 2 would need no such read.`,
          ),
        ]
      : []),
  ];
}

function note(path: Problem['path'], summary: string, detail: string): Problem {
  return { path, severity: 'warning', code: 'secret-noted', summary, detail };
}

export const kvSecretV1EphemeralResource: EphemeralResourceHandlers<typeof kvSecretV1Ephemeral> = {
  async open(context, config) {
    return { result: { data: fromJson(await get(context, documentPath(config), 'secret')) as Values } };
  },
};
