/** The meaning of the service's errors about a mount, and their remedies. */

import { ApiError } from '../../../../clients/errors';
import { HasContent, InvalidConfig } from '../../../errors';
import { mountWords, servedPath, within, type MountKind, type MountPlace } from './mount-place';

interface Reason {
  readonly text: RegExp;
  readonly attribute: string;
  readonly next: string;
}

const REASONS: readonly Reason[] = [
  {
    text: /already in use/,
    attribute: 'path',
    next: 'Mounts can be neither above nor below each other. Choose another path, or remove the other mount first. A replacement at the same path excludes `create_before_destroy`.',
  },
  {
    text: /cannot (?:re)?mount/,
    attribute: 'path',
    next: 'The service keeps this path for itself. Choose another one.',
  },
  {
    text: /plugin not found in the catalog: [^,]*$|unknown (?:backend|logical backend) type|is not mountable|type must be specified/,
    attribute: 'type',
    next: 'Check the spelling of `type`, and that the plugin is registered in the catalog of the service.',
  },
  {
    text: /default lease TTL|default TTL|max TTL/,
    attribute: 'defaultLeaseTtl',
    next: "Lower `defaultLeaseTtl`, or raise `maxLeaseTtl`: without one, the system's maximum counts.",
  },
  {
    text: /plugin version|semantic version|non-builtin version|version=/,
    attribute: 'pluginVersion',
    next: 'Register this version of the plugin in the catalog, or remove `pluginVersion`: a built-in type takes none, or its own when it is mounted.',
  },
  {
    text: /user lockout/,
    attribute: 'userLockoutConfig',
    next: 'Only the types `userpass`, `ldap` and `approle` lock users out. Remove `userLockoutConfig`.',
  },
];

/** Converts an error to a problem of the attribute that caused it. Other errors are unchanged. */
export function explainMountRefusal(error: Error, kind: MountKind, place: MountPlace): Error {
  if (!(error instanceof ApiError) || error.status !== 400) return error;
  const texts = error.errors.map(({ title = '', detail = '' }) => title + detail).join('\n');
  const reason = REASONS.find(({ text }) => text.test(texts));
  return reason
    ? new InvalidConfig([reason.attribute], `${mountWords(kind, place)} was refused: ${error.message}. ${reason.next}`)
    : error;
}

/** The service closed the mount before it revoked the leases, and it stays closed. */
export function explainFailedUnmount(error: Error, kind: MountKind, place: MountPlace): Error {
  if (!(error instanceof ApiError) || error.status !== 400 || !/failed to revoke/.test(error.message)) return error;
  const prefix = servedPath(kind, place);
  const at = within(place.namespace, `sys/leases/revoke-force/${prefix}`);
  return new HasContent(
    `${mountWords(kind, place)} is closed, but not destroyed, because its leases cannot be revoked: ${error.message}. Set \`forceDestroy\` to true, permit \`update\` and \`sudo\` on \`${at}\`, apply that, and destroy it again: the service forgets the leases, and what they stand for stays.`,
  );
}
