import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongLookup } from '../../../support/environments/wrong-lookups';
import { provideOrganization } from '../../../support/organizations';

const URL = 'https://scanner.example.com/hooks';

/** The store's names for attributes that the API cannot change. */
const ONLY_IN_THE_STORE = ['organization', 'category'];

export const createFixture: CreateFixture = async (service) => {
  await provideOrganization(service, 'beta');
  await service.request('POST', '/_emulator/agent-pools', {
    body: { id: 'apool-other', name: 'other', organization: 'acme' },
  });
  const minimal = { organization: 'acme', name: 'image-scan', url: URL };
  const everything = { ...minimal, description: 'Scans images.', category: 'task', enabled: false };
  const storedTasks = async () => (await service.control.snapshot()).objects.runTasks as unknown as StoredTask[];
  const editStore = async (edit: (tasks: readonly StoredTask[]) => readonly StoredTask[]) => {
    const snapshot = await service.control.snapshot();
    await service.control.restore({
      ...snapshot,
      objects: { ...snapshot.objects, runTasks: edit(snapshot.objects.runTasks as unknown as StoredTask[]) as never },
    });
  };
  return {
    minimal,
    second: { name: 'image-scan-3' },
    full: [
      { ...everything, hmacKey: 'a signing key' },
      // A pool belongs to one organization.
      { ...everything, agentPoolId: 'apool-main' },
      { ...everything, hmacKeyWo: 'a signing key', hmacKeyWoVersion: 1 },
    ],
    changed: {
      organization: 'beta',
      name: 'image-scan-2',
      url: 'http://scanner.example.com:8080/',
      description: 'Scans all images.',
      enabled: true,
      agentPoolId: 'apool-other',
      hmacKey: 'another signing key',
      hmacKeyWo: 'another signing key',
      hmacKeyWoVersion: 2,
    },
    fixed: { category: 'the service supports only `task`' },
    drifted: { category: 'policy' },
    exempt: {
      hmacKey: 'unreadable: null in every response',
      hmacKeyWo: 'unreadable: null in every response',
      hmacKeyWoVersion: 'local: it triggers the sending of the key, and is never sent',
    },

    async look({ id }) {
      const task = (await storedTasks()).find((stored) => stored.id === id);
      if (!task) return undefined;
      const { hmacKey, description, agentPool, ...reported } = task;
      return {
        ...reported,
        description: description || undefined,
        agentPoolId: agentPool || undefined,
        hmacKey: hmacKey || undefined,
      };
    },
    async tamper({ id }, attribute, value) {
      if (ONLY_IN_THE_STORE.includes(attribute)) {
        await editStore((tasks) => tasks.map((task) => (task.id === id ? { ...task, [attribute]: value } : task)));
        return;
      }
      const { status } = await service.request('PATCH', `/api/v2/tasks/${String(id)}`, {
        body: {
          data:
            attribute === 'agentPoolId'
              ? { type: 'tasks', attributes: {}, relationships: { 'agent-pool': { data: poolOf(value) } } }
              : { type: 'tasks', attributes: { [attribute]: value ?? '' } },
        },
      });
      if (status !== 200) throw new Error(`${attribute} could not be changed: ${status}`);
    },
    async remove({ id }) {
      await service.request('DELETE', `/api/v2/tasks/${String(id)}`);
    },
    async removeParent({ organization }) {
      const { objects, ...rest } = await service.control.snapshot();
      const without = (kind: 'organizations' | 'runTasks', key: string) =>
        (objects[kind] as unknown as { [key: string]: Value }[]).filter((stored) => stored[key] !== organization);
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

const poolOf = (id: Value) => (id ? { type: 'agent-pools', id } : null);

type StoredTask = Values & { readonly id: string };

const base = { organization: 'acme', name: 'image-scan', url: URL };

const INCLUDED: Values = { include: ['workspace_tasks', 'workspace_tasks.workspace'] };

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_run_task: ({ id }) => ({ id, ...INCLUDED }),
    lintel_run_tasks: () => ({ organization: 'acme', ...INCLUDED }),
  },
};

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'organization obeys pattern',
    config: { ...base, organization: '' },
    path: ['organization'],
    says: 'not empty',
  },
  {
    breaks: 'organization obeys pattern',
    config: { ...base, organization: 'acme/beta' },
    path: ['organization'],
    says: 'without `/`',
  },
  {
    breaks: 'organization obeys pattern',
    config: { ...base, organization: '..' },
    path: ['organization'],
    says: 'name of an organization',
  },
  { breaks: 'name obeys pattern', config: { ...base, name: 'image scan' }, path: ['name'], says: 'letters, digits' },
  { breaks: 'name obeys pattern', config: { ...base, name: '' }, path: ['name'], says: 'letters, digits' },
  { breaks: 'name obeys pattern', config: { ...base, name: 'scan\n' }, path: ['name'], says: 'letters, digits' },
  { breaks: 'name obeys pattern', config: { ...base, name: 'prüfung' }, path: ['name'], says: 'letters, digits' },
  { breaks: 'url obeys url', config: { ...base, url: '/hooks' }, path: ['url'], says: 'absolute URL' },
  { breaks: 'url obeys url', config: { ...base, url: 'ftp://scanner.example.com/' }, path: ['url'], says: 'scheme' },
  { breaks: 'url obeys url', config: { ...base, url: 'https:///hooks' }, path: ['url'], says: 'host' },
  {
    breaks: 'description obeys length',
    config: { ...base, description: 'é'.repeat(301) },
    path: ['description'],
    says: '300 characters',
  },
  {
    breaks: 'agentPoolId obeys pattern',
    config: { ...base, agentPoolId: 'main' },
    path: ['agentPoolId'],
    says: 'begin with `apool-`',
  },
  { breaks: 'hmacKey obeys length', config: { ...base, hmacKey: '' }, path: ['hmacKey'], says: 'not be empty' },
  { breaks: 'hmacKeyWo obeys length', config: { ...base, hmacKeyWo: '' }, path: ['hmacKeyWo'], says: 'not be empty' },
  {
    breaks: 'hmacKeyWoVersion needs hmacKeyWo',
    config: { ...base, hmacKeyWoVersion: 1 },
    path: ['hmacKeyWoVersion'],
    says: 'hmac_key_wo',
  },
  {
    breaks: 'hmacKey conflicts with hmacKeyWo',
    config: { ...base, hmacKey: 'key', hmacKeyWo: 'key' },
    path: ['hmacKey'],
    says: 'together with `hmac_key_wo`',
  },
  {
    breaks: 'hmacKey conflicts with hmacKeyWoVersion',
    config: { ...base, hmacKey: 'key', hmacKeyWo: 'key', hmacKeyWoVersion: 1 },
    path: ['hmacKey'],
    says: '`hmac_key_wo_version`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_run_task: [...wrongLookup('task')],
  lintel_run_tasks: [
    { breaks: 'organization obeys pattern', config: { organization: '' }, path: ['organization'], says: 'not empty' },
    {
      breaks: 'maxResults obeys range',
      config: { organization: 'acme', maxResults: 0 },
      path: ['maxResults'],
      says: 'at least 1',
    },
  ],
};
