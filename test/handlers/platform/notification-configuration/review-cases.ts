import { changing, name, type Case } from '../../../cli/review/case';

const configuration = () => ({
  workspace_id: 'ws-app',
  name: name(),
  destination_type: 'generic',
  url: 'https://a.example.com',
});

/** What lintel review says of changes of notification configurations. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: configuration(), says: [] },
  changing(configuration())('off', { enabled: true }, { enabled: false }, [
    'warning',
    'enabled',
    'Nobody hears of runs any more',
  ]),
  changing(configuration())('on', { enabled: false }, { enabled: true }, ['note', 'enabled', 'Messages are sent']),
  changing(configuration())('of less', { triggers: ['run:errored'] }, { triggers: [] }, [
    'warning',
    'triggers',
    'Fewer events cause a message',
  ]),
  changing(configuration())('of more', { triggers: [] }, { triggers: ['run:errored'] }, [
    'note',
    'triggers',
    'More events cause a message',
  ]),
  changing(configuration())('elsewhere', { url: 'https://a.example.com' }, { url: 'https://b.example.com' }, [
    'warning',
    'url',
    'Messages go elsewhere',
  ]),
  changing({ ...configuration(), destination_type: 'email', url: undefined })(
    'to others',
    { email_user_ids: ['user-ada'] },
    { email_user_ids: ['user-grace'] },
    ['warning', 'email_user_ids', 'Messages go elsewhere'],
  ),
  changing(configuration())('renamed', { name: 'old' }, { name: 'new' }),
  changing(configuration())(
    'signed otherwise',
    { token_wo: 'planted-old-value', token_wo_version: 1 },
    { token_wo: 'planted-new-value', token_wo_version: 2 },
    ['warning', 'token', 'Messages are signed with another token'],
  ),
  { title: 'removed', before: configuration(), says: [['warning', undefined, 'Nobody hears of runs any more']] },
];
