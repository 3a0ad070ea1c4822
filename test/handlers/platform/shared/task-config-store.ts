import type { Value, Values } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';

/** A task configuration as the emulator stores it. */
export type StoredConfig = Values & {
  readonly id: string;
  readonly task: string;
  readonly global: boolean;
  readonly projects: readonly string[];
  readonly stages: readonly string[];
  readonly enforcementLevel: string;
};

type Objects = { readonly [kind: string]: readonly { readonly [key: string]: Value }[] };

/** What tests of configurations of run tasks do to the service without Lintel. */
export function taskConfigStore(service: TestEmulator) {
  const objects = async () => (await service.control.snapshot()).objects as unknown as Objects;
  const edit = async (change: (objects: Objects) => Objects) => {
    const snapshot = await service.control.snapshot();
    await service.control.restore({
      ...snapshot,
      objects: change(snapshot.objects as unknown as Objects) as never,
    });
  };
  const configs = async () => (await objects()).taskConfigs as unknown as readonly StoredConfig[];
  const keep = (keeps: (config: StoredConfig) => boolean) =>
    edit((all) => ({
      ...all,
      taskConfigs: (all.taskConfigs as unknown as readonly StoredConfig[]).filter(keeps) as never,
    }));
  const changeWhere = (is: (config: StoredConfig) => boolean, change: Partial<StoredConfig>) =>
    edit((all) => ({
      ...all,
      taskConfigs: (all.taskConfigs as unknown as readonly StoredConfig[]).map((config) =>
        is(config) ? { ...config, ...change } : config,
      ) as never,
    }));
  const send = async (method: string, path: string, body?: object) => {
    const reply = await service.request(method, `/api/v2${path}`, { body });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as { readonly data: { readonly id: string; readonly attributes: Values } };
  };
  return {
    send,
    /** Creates a run task and returns its id. */
    async task(name: string, organization = 'acme') {
      const attributes = { name, url: 'https://scanner.example.com/', description: '', category: 'task' };
      return (await send('POST', `/organizations/${organization}/tasks`, { data: { type: 'tasks', attributes } })).data
        .id;
    },
    find: async (task: unknown) => (await configs()).find((config) => config.task === task),
    byId: async (id: unknown) => (await configs()).find((config) => config.id === id),
    edit: (task: unknown, change: Partial<StoredConfig>) => changeWhere((config) => config.task === task, change),
    editById: (id: unknown, change: Partial<StoredConfig>) => changeWhere((config) => config.id === id, change),
    remove: (task: unknown) => keep((config) => config.task !== task),
    /** Deletes the configurations without effect, which the service keeps. */
    sweep: () => keep(({ global, projects }) => global || projects.length > 0),
    /** Deletes an organization together with its run tasks. */
    async removeOrganization(organization: string) {
      await edit((all) => ({
        ...all,
        organizations: all.organizations.filter(({ name }) => name !== organization),
        runTasks: all.runTasks.filter((task) => task.organization !== organization),
        taskConfigs: all.taskConfigs.filter((config) => config.organization !== organization),
      }));
    },
  };
}
