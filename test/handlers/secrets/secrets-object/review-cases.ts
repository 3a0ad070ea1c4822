import { changing, name, type Case } from '../../../cli/review/case';

const quota = () => ({ path: `sys/quotas/rate-limit/${name()}`, body: { rate: 10 } });
const role = () => ({ path: `auth/token/roles/${name()}`, body: { allowed_policies: ['a'] } });
const WHOLE: Case['says'][number] = ['danger', undefined, 'The path concerns the whole service, or who may log in'];

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(role())('other permissions of an object', {}, { body: { allowed_policies: ['a', 'b'] } }, [
    'warning',
    'body',
    'Who may do what changes',
  ]),
  changing(role())('another member of an object', {}, { body: { allowed_policies: ['a'], token_num_uses: 3 } }, [
    'note',
    'body',
    'Members of the body change',
  ]),
  changing(role())('a secret member of an object', {}, { body_wo: { token_period: '90' } }, [
    'warning',
    'body_wo',
    'Secret members are written again',
  ]),
  changing(role())('a body that is not validated', {}, { validate: false }, [
    'warning',
    'validate',
    'The body is no longer compared with what the service says of the path',
  ]),
  changing(role())('an object that is not read', {}, { readable: false }, [
    'warning',
    'readable',
    'The object is never read',
  ]),
  changing(role())('an object that always exists', {}, { always_exists: true }, [
    'warning',
    'always_exists',
    'What is there is written over',
  ]),
  changing(role())('a member that is ignored', {}, { ignore: ['token_type'] }, [
    'warning',
    'ignore',
    'Further members are no longer compared',
  ]),
  changing(role())('an object that will be deleted', { on_destroy: 'forget' }, { on_destroy: 'delete' }, [
    'warning',
    'on_destroy',
    'Destroying it will delete the object',
  ]),
  { title: 'object deleted', before: role(), says: [['danger', undefined, 'The object is deleted']] },
  {
    title: 'object below sys deleted',
    before: quota(),
    says: [WHOLE],
  },
  {
    title: 'object at another path',
    before: role(),
    after: role(),
    says: [['danger', undefined, 'The object is deleted and created again']],
  },
  {
    title: 'object written over at its end',
    before: { ...role(), on_destroy: 'write', destroy_body: {} },
    says: [['warning', undefined, 'Another body is written in its place']],
  },
];
