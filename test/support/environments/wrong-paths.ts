import type { Values } from '../../../src/definition/value';
import type { WrongConfiguration } from './fixture';

const NAMESPACES = ['/team', 'team/', '..', ''];

export function wrongNamespaces(config: Values): WrongConfiguration[] {
  return NAMESPACES.map((namespace) => ({
    breaks: 'namespace obeys pattern',
    config: { ...config, namespace },
    path: ['namespace'],
    says: 'one or more segments, without a leading or trailing `/`',
  }));
}

/** Mounts of auth methods, with and without what the service puts before them. */
export function wrongAuthMounts(config: Values): WrongConfiguration[] {
  const wrong = (mount: string, says: string): WrongConfiguration => ({
    breaks: 'mount obeys pattern',
    config: { ...config, mount },
    path: ['mount'],
    says,
  });
  return [
    ...['/jwt', 'jwt/', 'team//jwt', '..', 'team/../jwt', ''].map((mount) =>
      wrong(mount, 'one or more segments, without a leading or trailing `/`'),
    ),
    wrong('auth/jwt', 'without the leading `auth/`'),
  ];
}

/** Mounts of engines. */
export function wrongMounts(
  config: Values,
  mounts: readonly string[] = ['/pki', 'pki/', 'team//pki', '..', 'team/../pki', ''],
): WrongConfiguration[] {
  return mounts.map((mount) => ({
    breaks: 'mount obeys pattern',
    config: { ...config, mount },
    path: ['mount'],
    says: 'one or more segments, without a leading or trailing `/`',
  }));
}
