import { changing, name, type Case } from '../../../cli/review/case';
import { tokenReviewCases } from '../shared/token-fields';

const role = () => ({
  mount: 'cluster-11',
  name: name(),
  bound_service_account_names: ['deployer'],
  bound_service_account_namespaces: ['apps'],
  audience: 'us',
});
const SELECTOR = 'bound_service_account_namespace_selector';
const selecting = (labels: object) => ({ [SELECTOR]: JSON.stringify({ matchLabels: labels }) });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'made for everybody',
    after: { ...role(), bound_service_account_names: ['*'], bound_service_account_namespaces: ['*'] },
    says: [['danger', 'bound_service_account_names', 'Every service account of the cluster']],
  },
  { title: 'made for one account', after: role(), says: [] },
  {
    title: 'made for every namespace',
    after: { ...role(), [SELECTOR]: '{}' },
    says: [['danger', SELECTOR, 'Service accounts of the accepted names can log in from every']],
  },
  changing(role())(
    'another account',
    {},
    { bound_service_account_names: ['tester'] },
    ['warning', 'bound_service_account_names', 'Additional service accounts'],
    ['note', 'bound_service_account_names', 'Some service accounts'],
  ),
  changing(role())(
    'another place',
    {},
    { bound_service_account_namespaces: ['tests'] },
    ['warning', 'bound_service_account_namespaces', 'Service accounts of additional namespaces'],
    ['note', 'bound_service_account_namespaces', 'Service accounts of some namespaces'],
  ),
  changing(role())('other labels', selecting({ team: 'web' }), selecting({ team: 'data' }), [
    'warning',
    SELECTOR,
    'Namespaces of the cluster with other labels',
  ]),
  changing({ ...role(), audience: undefined })('any audience', { audience: 'us' }, {}, [
    'warning',
    'audience',
    'Tokens of service accounts for every audience',
  ]),
  changing(role())('another audience', {}, { audience: 'them' }, [
    'note',
    'audience',
    'Tokens of service accounts need another',
  ]),
  changing(role())('another identity', {}, { alias_name_source: 'serviceaccount_name' }, [
    'warning',
    'alias_name_source',
    'Logins of service accounts become other',
  ]),
  ...tokenReviewCases(role).map((one) => ({ ...one, title: `with ${one.title}` })),
  { title: 'deleted', before: role(), says: [['note', undefined, 'Nobody can log in by the role']] },
];
