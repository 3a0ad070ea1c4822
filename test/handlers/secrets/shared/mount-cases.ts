import { changing, name, type Case } from '../../../cli/review/case';

/** The cases of the review rules that both kinds of mounts have. */
export function mountCases(type: string): readonly Omit<Case, 'type'>[] {
  const mount = () => ({ path: name(), type });
  const change = (title: string, before: object, after: object, ...says: Case['says']) =>
    changing(mount())(title, before, after, ...says);
  return [
    change('can be destroyed', {}, { force_destroy: true }, [
      'danger',
      'force_destroy',
      'The mount can be destroyed with everything in it',
    ]),
    {
      title: 'moves',
      before: { type, path: 'former-mount', remount: true },
      after: { type, path: 'latter-mount', remount: true },
      says: [['danger', 'path', 'The mount moves to another path']],
    },
    change('lasts longer', { max_lease_ttl: '1h' }, { max_lease_ttl: '2h' }, [
      'warning',
      'max_lease_ttl',
      'Leases and tokens of the mount may last longer',
    ]),
    change('lasts shorter', { default_lease_ttl: '2h' }, { default_lease_ttl: '1h' }, [
      'note',
      'default_lease_ttl',
      'Leases and tokens of the mount last shorter',
    ]),
    change('is visible', {}, { listing_visibility: 'unauth' }, [
      'warning',
      'listing_visibility',
      'Clients without a token can see the mount',
    ]),
    change(
      'receives credentials',
      { passthrough_request_headers: ['X-Trace'] },
      { passthrough_request_headers: ['X-Trace', 'authorization'] },
      ['warning', 'passthrough_request_headers', 'The mount receives the credentials of its clients'],
    ),
    change('receives another header', {}, { passthrough_request_headers: ['X-Trace'] }),
    change('logs values in clear', {}, { audit_non_hmac_response_keys: ['username'] }, [
      'warning',
      'audit_non_hmac_response_keys',
      'The audit log contains values of the mount in clear',
    ]),
    change('is described', { description: 'x' }, { description: 'y' }, [
      'note',
      'description',
      'The description changes',
    ]),
    {
      title: 'is visible from the start',
      after: { ...mount(), listing_visibility: 'unauth' },
      says: [['warning', 'listing_visibility', 'Clients without a token can see the mount']],
    },
    { title: 'is made', after: mount(), says: [] },
    change('is handled otherwise', {}, { remount: true }),
  ];
}
