import type { Kind } from '../../store';
import type { World } from '../../world';
import type { EngineCall } from '../engine';

/** A named key with its versions. Times are RFC 3339 in UTC, on the emulator's clock. */
export interface TransitKey {
  readonly mount: string;
  readonly name: string;
  readonly type: string;
  readonly derived: boolean;
  readonly convergent: boolean;
  readonly exportable: boolean;
  readonly plaintextBackup: boolean;
  /** 0 if it is not rotated automatically. */
  readonly rotatePeriodSeconds: number;
  readonly deletionAllowed: boolean;
  /** Only for `hmac`, in bytes. */
  readonly keySize?: number;
  readonly minDecryptionVersion: number;
  /** 0 means the latest one. */
  readonly minEncryptionVersion: number;
  readonly minAvailableVersion: number;
  readonly latestVersion: number;
  readonly softDeleted: boolean;
  /** Starting with the oldest version that was not trimmed. */
  readonly versions: readonly KeyVersion[];
}

export interface KeyVersion {
  readonly version: number;
  readonly createdAt: string;
  /** In base64 for symmetric keys; a private key in PEM for the others. */
  readonly material: string;
}

const NEVER = '~';

export const transitKeys: Kind<TransitKey> = {
  name: 'transitKeys',
  key: transitKeyId,
  due: ({ rotatePeriodSeconds, versions, softDeleted }) => {
    const latest = versions.at(-1);
    if (rotatePeriodSeconds === 0 || softDeleted || !latest) return NEVER;
    return new Date(Date.parse(latest.createdAt) + rotatePeriodSeconds * 1000).toISOString();
  },
};

/** A mount's settings for all of its keys. */
export interface TransitConfiguration {
  readonly mount: string;
  /** Whether encrypting with a missing key is refused. */
  readonly disableUpsert: boolean;
}

export const transitConfigurations: Kind<TransitConfiguration> = {
  name: 'transitConfigurations',
  key: ({ mount }) => mount,
};

export function transitKeyId({ mount, name }: Pick<TransitKey, 'mount' | 'name'>): string {
  return `${mount} ${name}`;
}

export function findKey({ world, mount, parameters: { name } }: EngineCall): TransitKey | undefined {
  return world.store.of(transitKeys).find(transitKeyId({ mount, name }));
}

export function disablesUpsert({ store }: World, mount: string): boolean {
  return store.of(transitConfigurations).find(mount)?.disableUpsert ?? false;
}
