import { changing, name, type Case } from '../../../cli/review/case';
import { tokenReviewCases } from '../shared/token-fields';

const role = () => ({ name: name(), secret_id_ttl: '1h' });
const open = { bind_secret_id: false };
const EVERYWHERE = ['0.0.0.0/0', '::/0'];
const INSIDE = ['10.0.0.0/8'];

/** What lintel review says of changes of roles of AppRole. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'made without an end of secret ids',
    after: { name: name() },
    says: [['warning', 'secret_id_ttl', 'Secret ids do not expire']],
  },
  { title: 'made with an end of secret ids', after: role(), says: [] },
  changing(role())('no end of secret ids', {}, { secret_id_ttl: '0' }, [
    'warning',
    'secret_id_ttl',
    'Secret ids do not expire',
  ]),
  changing(role())('more uses', { secret_id_num_uses: 5 }, { secret_id_num_uses: 10 }, [
    'note',
    'secret_id_num_uses',
    'Secret ids that are generated from now on last for another time',
  ]),
  {
    title: 'made for everyone',
    after: { ...role(), ...open, secret_id_bound_cidrs: EVERYWHERE },
    says: [['danger', 'bind_secret_id', 'Everyone who knows the role id can log in from every address']],
  },
  changing(role())(
    'no secret id inside',
    {},
    { ...open, token_bound_cidrs: INSIDE },
    ['warning', 'bind_secret_id', 'Machines log in by the role id alone'],
    ['note', 'token_bound_cidrs', 'Logins and tokens are no longer accepted from some addresses'],
  ),
  changing({ ...role(), ...open })(
    'from inside to everywhere',
    { secret_id_bound_cidrs: INSIDE },
    { secret_id_bound_cidrs: [...INSIDE, '0.0.0.0/0'] },
    ['danger', 'bind_secret_id', 'Everyone who knows the role id can log in from every address'],
    ['warning', 'secret_id_bound_cidrs', 'Logins are accepted from additional networks'],
  ),
  changing(role())('fewer networks', {}, { secret_id_bound_cidrs: INSIDE }, [
    'note',
    'secret_id_bound_cidrs',
    'Logins are no longer accepted from some networks',
  ]),
  changing(role())('another role id', { role_id: 'former' }, { role_id: 'latter' }, [
    'warning',
    'role_id',
    'Logins need another role id',
  ]),
  {
    title: 'role deleted',
    before: role(),
    says: [['note', undefined, 'Nobody can log in by the role any more']],
  },
  ...tokenReviewCases(role),
];
