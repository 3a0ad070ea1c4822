import { changing, name, type Case } from '../../../cli/review/case';
import { mountCases } from '../shared/mount-cases';

const DESTROYED = 'The auth method is destroyed with its configuration and roles';

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  ...mountCases('approle'),
  { title: 'destroyed', before: { path: name(), type: 'approle' }, says: [['danger', undefined, DESTROYED]] },
  {
    title: 'replaced',
    before: { path: 'another-method', type: 'approle' },
    after: { path: 'another-method', type: 'jwt' },
    says: [['danger', undefined, DESTROYED]],
  },
  changing({ path: name(), type: 'approle' })('issues batch tokens', {}, { token_type: 'batch' }, [
    'warning',
    'token_type',
    'The method issues batch tokens',
  ]),
  changing({ path: name(), type: 'approle' })(
    'locks nobody out',
    { user_lockout_config: { lockout_threshold: 3 } },
    { user_lockout_config: { lockout_threshold: 3, lockout_disable: true } },
    ['warning', 'user_lockout_config.lockout_disable', 'No user is locked out any more'],
  ),
  changing({ path: name(), type: 'approle' })(
    'counts otherwise',
    { user_lockout_config: { lockout_threshold: 3 } },
    { user_lockout_config: { lockout_threshold: 5 } },
  ),
];
