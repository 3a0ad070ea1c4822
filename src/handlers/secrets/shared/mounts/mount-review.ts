import type { DisplayValue } from '../../../../definition/display-value';
import type {
  ObjectChange,
  PlannedObject,
  Remark,
  ResourceReview,
  ReviewRule,
} from '../../../../definition/review-rule';
import type { MountKind } from './mount-place';

const AUDIT_KEYS = ['auditNonHmacRequestKeys', 'auditNonHmacResponseKeys'];

/** Headers with credentials. */
const CREDENTIAL_HEADER = /^(?:authorization|proxy-authorization|cookie|x-(?:vault|service)-token)$/i;

const VISIBLE = {
  severity: 'warning',
  says: 'Clients without a token can see the mount',
  why: 'Its path and type tell an attacker what there is to attack.',
} as const;

/** The rules shared by both kinds of mounts. */
const RULES: readonly ReviewRule[] = [
  {
    attribute: 'forceDestroy',
    when: 'becomes',
    is: true,
    severity: 'danger',
    says: 'The mount can be destroyed with everything in it',
    why: 'A later destroy or replacement no longer looks for leases and objects, which cannot be restored.',
  },
  {
    attribute: ['path', 'namespace'],
    when: 'changes',
    on: ['update'],
    severity: 'danger',
    says: 'The mount moves to another path',
    why: 'Its leases and tokens end, policies and clients that name the previous path are refused, and objects of the plan that take their `mount` from it are recreated.',
  },
  {
    attribute: 'maxLeaseTtl',
    when: 'rises',
    absentIs: 2_764_800,
    severity: 'warning',
    says: 'Leases and tokens of the mount may last longer',
    why: 'A credential that leaks is usable for longer.',
  },
  { attribute: 'listingVisibility', when: 'becomes', is: 'unauth', on: ['update'], ...VISIBLE },
  // A plan of a creation does not know unconfigured values.
  {
    on: ['create', 'replace'],
    about: ['listingVisibility'],
    judge: ({ before, after }) =>
      after.listingVisibility === 'unauth' && before.listingVisibility !== 'unauth'
        ? [{ attribute: 'listingVisibility', ...VISIBLE }]
        : [],
  },
  {
    attribute: 'passthroughRequestHeaders',
    when: 'matches',
    pattern: CREDENTIAL_HEADER,
    on: ['create', 'update', 'replace'],
    severity: 'warning',
    says: 'The mount receives the credentials of its clients',
    why: 'Its plugin can use a token or cookie that was meant for the service alone.',
  },
  {
    attribute: AUDIT_KEYS,
    when: 'gains',
    on: ['create', 'update', 'replace'],
    severity: 'warning',
    says: 'The audit log contains values of the mount in clear',
    why: 'Anyone who reads the log can read what is under these keys, secrets included.',
  },
  {
    attribute: ['defaultLeaseTtl', 'maxLeaseTtl'],
    when: 'sinks',
    absentIs: 2_764_800,
    severity: 'note',
    says: 'Leases and tokens of the mount last shorter',
    why: 'Clients that do not renew in time lose their credentials.',
  },
  {
    attribute: 'description',
    when: 'changes',
    severity: 'note',
    says: 'The description changes',
    why: 'People know the mount by it.',
  },
];

const UNREMARKABLE: ResourceReview['unremarkable'] = {
  type: 'another type replaces the mount, which a rule of its own explains',
  local: 'another value replaces the mount, which a rule of its own explains',
  sealWrap: 'another value replaces the mount, which a rule of its own explains',
  externalEntropyAccess: 'another value replaces the mount, which a rule of its own explains',
  allowedResponseHeaders: 'headers of responses reveal only what the plugin sends anyway',
  pluginVersion: 'the same engine runs in another version',
  identityTokenKey: 'identity tokens are signed by another key of the service',
  trimRequestTrailingSlashes: 'paths are spelled differently, and lead to the same objects',
  remount: 'it decides how a later change is made, and changes nothing by itself',
};

/** The review rules of mounts. `more`: rules for one kind. */
export function mountReview(
  kind: MountKind,
  more: { readonly rules?: readonly ReviewRule[]; readonly unremarkable?: ResourceReview['unremarkable'] } = {},
): ResourceReview {
  return {
    rules: [
      { on: ['delete', 'replace'], judge: (change) => destruction(kind, change) },
      ...RULES,
      ...(more.rules ?? []),
    ],
    unremarkable: { ...UNREMARKABLE, ...more.unremarkable },
  };
}

const LOST: { readonly [kind in MountKind]: { readonly says: string; readonly why: string } } = {
  secrets: {
    says: 'The mount is destroyed with everything that it stores',
    why: 'Its leases end at once, so that clients lose their credentials, and configurations, roles, keys and secrets in it cannot be restored.',
  },
  auth: {
    says: 'The auth method is destroyed with its configuration and roles',
    why: 'Every token that it has issued ends at once, and nobody can log in by it any more.',
  },
};

function destruction(kind: MountKind, change: ObjectChange): Remark[] {
  return [{ severity: 'danger', ...LOST[kind], items: contentIn(kind, change) }];
}

/** The addresses of the plan's objects in the mount, whether or not the plan destroys them. */
function contentIn(kind: MountKind, { before, others }: ObjectChange): DisplayValue[] {
  const lies = ({ mount, namespace }: PlannedObject['before']) =>
    kind === 'auth'
      ? mount === before.path && namespace === before.namespace
      : mount === (before.namespace === undefined ? before.path : `${String(before.namespace)}/${String(before.path)}`);
  const isOfKind = ({ type }: PlannedObject) => /_auth_|_approle_/.test(type) === (kind === 'auth');
  return others.filter((other) => isOfKind(other) && lies(other.before)).map(({ address }) => address);
}
