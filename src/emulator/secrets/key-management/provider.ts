import type { Kind } from '../../store';
import type { World } from '../../world';

/** A key store in a cloud. */
export interface KeyProvider {
  readonly mount: string;
  readonly name: string;
  readonly provider: string;
  readonly keyCollection: string;
  /** Never returned. */
  readonly credentials: Readonly<Record<string, string>>;
}

/** A key, and the providers to which it is distributed. */
export interface ManagedKey {
  readonly mount: string;
  readonly name: string;
  readonly type: string;
  readonly deletionAllowed: boolean;
  readonly version: number;
  readonly providers: readonly string[];
}

export const keyProviders: Kind<KeyProvider> = { name: 'keyProviders', key: ({ mount, name }) => `${mount} ${name}` };
export const managedKeys: Kind<ManagedKey> = { name: 'managedKeys', key: ({ mount, name }) => `${mount} ${name}` };

export function findProvider({ store }: World, mount: string, name: string): KeyProvider | undefined {
  return store.of(keyProviders).find(`${mount} ${name}`);
}

export function findKey({ store }: World, mount: string, name: string): ManagedKey | undefined {
  return store.of(managedKeys).find(`${mount} ${name}`);
}
