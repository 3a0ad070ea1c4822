import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { taskConfigStore } from '../shared/task-config-store';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration' };

/** The store's names. */
const STORED: { readonly [attribute: string]: string } = { enabled: 'global' };

export const createFixture: CreateFixture = async (service) => {
  const store = taskConfigStore(service);
  const [task, other, third] = [
    await store.task('everywhere'),
    await store.task('everywhere-2'),
    await store.task('everywhere-3'),
  ];
  const minimal = { taskId: task, stages: ['post_plan'], enforcementLevel: 'advisory' };
  return {
    minimal,
    second: { taskId: third },
    full: [{ ...minimal, enabled: true, stages: ['pre_plan', 'post_apply'] }],
    changed: { taskId: other, stages: ['post_plan', 'pre_apply'], enforcementLevel: 'mandatory' },
    fixed: { enabled: 'a configuration that is not enabled is taken from nobody' },
    drifted: { enabled: false },
    exempt: {},

    async look({ taskId, enabled }) {
      const found = await store.find(taskId);
      // The service keeps one that was destroyed, without effect.
      if (!found || (!found.global && enabled !== false)) return undefined;
      return { taskId, enabled: found.global, stages: found.stages, enforcementLevel: found.enforcementLevel };
    },
    tamper: ({ taskId }, attribute, value) => store.edit(taskId, { [STORED[attribute] ?? attribute]: value as never }),
    remove: ({ taskId }) => store.remove(taskId),
    removeParent: () => store.removeOrganization('acme'),
    sweep: store.sweep,
  };
};

const base = { taskId: 'task-1', stages: ['post_plan'], enforcementLevel: 'advisory' };

export const queries: FixtureFile['queries'] = {
  list: { lintel_run_task_global_configuration: () => ({ organization: 'acme' }) },
};

export const wrong: readonly WrongConfiguration[] = [
  { breaks: 'taskId obeys pattern', config: { ...base, taskId: 'scan' }, path: ['taskId'], says: 'begin with `task-`' },
  { breaks: 'stages obeys length', config: { ...base, stages: [] }, path: ['stages'], says: 'must not be empty' },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};
