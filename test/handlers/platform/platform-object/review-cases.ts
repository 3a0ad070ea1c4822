import { changing, name, type Case } from '../../../cli/review/case';

const task = () => ({
  type: 'tasks',
  create_path: '/organizations/acme/tasks',
  attributes: {
    name: name(),
    url: 'https://scanner.example.com/',
    category: 'task',
    description: 'Scans images.',
    enabled: true,
  },
});
const POWER: Case['says'][number] = ['danger', undefined, 'The object decides who may do what, or what may log in'];

/** What lintel review says of changes of objects of any type. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(task())('another attribute of an object', {}, { attributes: { ...task().attributes, enabled: false } }, [
    'note',
    'attributes',
    'Attributes of the object change',
  ]),
  changing(task())(
    'another object that it refers to',
    {},
    { relationships: { 'agent-pool': { type: 'agent-pools', id: 'apool-main' } } },
    ['warning', 'relationships', 'The object refers to others than before'],
  ),
  changing(task())('a secret member of an object', {}, { attributes_wo: { 'hmac-key': 'x' } }, [
    'warning',
    'attributes_wo',
    'Secret members are written again',
  ]),
  changing(task())('a member that is ignored', {}, { ignore: ['attributes.enabled'] }, [
    'warning',
    'ignore',
    'Further members are no longer compared',
  ]),
  changing(task())('an object that will be deleted', { on_destroy: 'forget' }, { on_destroy: 'delete' }, [
    'warning',
    'on_destroy',
    'Destroying it will delete the object',
  ]),
  { title: 'object deleted', before: task(), says: [['danger', undefined, 'The object is deleted']] },
  {
    title: 'settings that exist',
    after: {
      type: 'organizations',
      path: '/organizations/org-17',
      always_exists: true,
      attributes: { 'assessments-enforced': false },
    },
    says: [['warning', 'always_exists', 'What is there is written over']],
  },
  {
    title: 'token of agents',
    after: {
      type: 'authentication-tokens',
      create_path: '/agent-pools/apool-main/authentication-tokens',
      attributes: { description: 'runner' },
    },
    says: [POWER],
  },
];
