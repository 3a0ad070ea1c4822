import { isValues, type Value, type Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { provideOrganization } from '../../../support/organizations';

/** Only the service knows what it means. */
export const verbatim: FixtureFile['verbatim'] = /^data\./;

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'stored', mayLeave: 'runTasks' };

export const namedByIdAlone = true;

export const places: FixtureFile['places'] = ['type', 'createPath'];

const TASKS = '/organizations/acme/tasks';

/** Run tasks, as if they had no type of their own. */
export const createFixture: CreateFixture = async (service) => {
  await provideOrganization(service, 'beta');
  await service.request('POST', '/_emulator/agent-pools', {
    body: { id: 'apool-other', name: 'other', organization: 'acme' },
  });
  const url = 'https://licenses.example.com/hooks';
  const attributes = { name: 'license-scan', url, category: 'task', description: 'Scans images.' };
  const minimal = { type: 'tasks', createPath: TASKS, attributes };
  const stored = async ({ objectId }: Values) =>
    ((await service.control.snapshot()).objects.runTasks as unknown as Values[]).find(({ id }) => id === objectId);
  return {
    minimal,
    second: { attributes: { ...attributes, name: 'license-scan-3' } },
    full: [
      {
        ...minimal,
        path: '/tasks/{id}',
        attributesWo: { 'hmac-key': 'a signing key' },
        attributesWoVersion: 1,
        relationships: { 'agent-pool': { type: 'agent-pools', id: 'apool-main' } },
        alwaysExists: false,
        ignore: ['attributes.other'],
        ordered: ['attributes.list'],
        replaceOn: ['attributes.category'],
        listPath: TASKS,
        query: { include: 'workspace_tasks' },
        updateMethod: 'patch',
        onDestroy: 'delete',
        responseFields: ['attributes.hmac-key'],
        readFields: ['attributes.category'],
      },
    ],
    changed: {
      createPath: '/organizations/beta/tasks',
      attributes: { ...attributes, name: 'license-scan-2', description: 'Scans all images.' },
      attributesWo: { 'hmac-key': 'another signing key' },
      attributesWoVersion: 2,
      relationships: { 'agent-pool': { type: 'agent-pools', id: 'apool-other' } },
      ignore: ['attributes.others'],
      ordered: ['attributes.lists'],
      replaceOn: ['attributes.type'],
      query: { include: 'workspace_tasks.workspace' },
      readFields: ['attributes.enabled'],
    },
    fixed: {
      type: 'the service has one type at each path',
      path: 'the service chooses where an object is',
      listPath: 'another list does not have the object',
      updateMethod: 'run tasks are changed by PATCH alone',
      alwaysExists: 'what always exists is not created',
      onDestroy: 'what is not deleted stays',
      responseFields: 'another response is that of another creation',
    },
    unremovable: { createPath: 'Configure the collection' },
    changedWith: { createPath: { relationships: undefined, listPath: undefined } },
    recordedWith: { attributesWo: ['attributes', 'output'] },
    along: { readFields: ['output'] },
    exempt: {
      attributesWo: 'unreadable: the service never returns it',
      ...Object.fromEntries(LOCAL.map((name) => [name, 'local: only this provider knows it'])),
    },
    async look(state) {
      const task = await stored(state);
      if (!task) return undefined;
      const names = Object.keys(valueOf(state.attributes) ?? attributes);
      const shown = Object.fromEntries<Value>(names.map((name) => [name, task[name]]));
      return {
        type: 'tasks',
        createPath: `/organizations/${String(task.organization)}/tasks`,
        path: '/tasks/{id}',
        attributes: shown,
        attributesWo: task.hmacKey ? { 'hmac-key': task.hmacKey } : undefined,
        relationships: task.agentPool ? { 'agent-pool': { type: 'agent-pools', id: task.agentPool } } : undefined,
      };
    },
    async tamper({ objectId }, attribute, value) {
      const data =
        attribute === 'attributes'
          ? { type: 'tasks', attributes: value }
          : { type: 'tasks', attributes: {}, relationships: related(value) };
      const { status } = await service.request('PATCH', `/api/v2/tasks/${String(objectId)}`, { body: { data } });
      if (status !== 200) throw new Error(`${attribute} could not be changed: ${status}`);
    },
    async remove({ objectId }) {
      await service.request('DELETE', `/api/v2/tasks/${String(objectId)}`);
    },
    async removeParent() {
      const { objects, ...rest } = await service.control.snapshot();
      const without = (kind: 'organizations' | 'runTasks', key: string) =>
        (objects[kind] as unknown as Values[]).filter((one) => one[key] !== 'acme');
      await service.control.restore({
        ...rest,
        objects: {
          ...objects,
          organizations: without('organizations', 'name') as never,
          runTasks: without('runTasks', 'organization') as never,
        },
      });
    },
  };
};

const LOCAL = [
  'attributesWoVersion',
  'alwaysExists',
  'ignore',
  'ordered',
  'replaceOn',
  'listPath',
  'query',
  'updateMethod',
  'onDestroy',
  'responseFields',
  'readFields',
];

/** A state file of Terraform has its type beside it. */
function valueOf(value: Value): Values | undefined {
  if (!isValues(value)) return undefined;
  return 'type' in value && 'value' in value && isValues(value.value) ? value.value : value;
}

function related(value: Value): object {
  const members = valueOf(value) ?? { 'agent-pool': null as unknown as Value };
  return Object.fromEntries(Object.entries(members).map(([name, data]) => [name, { data }]));
}

const base = { type: 'things', createPath: '/organizations/acme/things', attributes: { name: 'one' } };
const read = { path: '/things/thing-1', readFields: ['attributes.name'] };

const wrongPaths = (own: Values, name: string): WrongConfiguration[] => [
  ...['things', '/things/', '/things//x', '/things/../x', '/things?include=x', 'https://app.example.com/things'].map(
    (path) => ({
      breaks: `${name} obeys pattern`,
      config: { ...own, [name]: path },
      path: [name],
      says: 'begin with `/`',
    }),
  ),
  {
    breaks: `${name} obeys pattern`,
    config: { ...own, [name]: '/api/v2/things' },
    path: [name],
    says: 'begin after `/api/v2`',
  },
];

export const wrong: readonly WrongConfiguration[] = [
  { breaks: 'type obeys pattern', config: { ...base, type: 'Things' }, path: ['type'], says: 'lower-case' },
  ...['createPath', 'path', 'listPath'].flatMap((name) => wrongPaths(base, name)),
  ...['ignore', 'ordered', 'replaceOn'].map((name) => ({
    breaks: `each of ${name} obeys pattern`,
    config: { ...base, [name]: ['auto-apply'] },
    path: [name],
    says: 'attributes.auto-apply',
  })),
  {
    breaks: 'path required when alwaysExists is true',
    config: { type: 'things', alwaysExists: true },
    path: ['path'],
    says: '`always_exists`',
  },
  {
    breaks: 'attributesWoVersion needs attributesWo',
    config: { ...base, attributesWoVersion: 1 },
    path: ['attributesWoVersion'],
    says: '`attributes_wo`',
  },
];

export const wrongData: FixtureFile['wrongData'] = {
  lintel_platform_object: [
    ...wrongPaths(read, 'path'),
    {
      breaks: 'readFields obeys length',
      config: { ...read, readFields: [] },
      path: ['readFields'],
      says: 'not be empty',
    },
  ],
  lintel_platform_objects: [...wrongPaths({}, 'path')],
};

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_platform_object: ({ id }) => ({
      path: id,
      readFields: ['attributes.name'],
      sensitiveReadFields: ['attributes.url'],
    }),
    lintel_platform_objects: () => ({ path: TASKS, readFields: ['attributes.name'] }),
  },
  ephemeral: { lintel_platform_object: ({ id }) => ({ path: id }) },
  list: { lintel_platform_object: () => ({ path: TASKS, type: 'tasks' }) },
};
