import { changing, name, type Case } from '../../../cli/review/case';
import { tokenReviewCases } from '../shared/token-fields';

const user = () => ({ mount: 'people-1', username: name(), password: 'a-password' });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(user())('another password of a user', {}, { password: 'another-password' }, [
    'warning',
    'password',
    'The user has another password',
  ]),
  ...tokenReviewCases(user),
  {
    title: 'user deleted',
    before: user(),
    says: [['note', undefined, 'The user can no longer log in']],
  },
];
