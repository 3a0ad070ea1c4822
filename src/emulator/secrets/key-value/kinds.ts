import type { Kind } from '../../store';
import type { World } from '../../world';

/** The document under a name in a mount of version 1. */
export interface KeyValueDocument {
  readonly mount: string;
  readonly path: string;
  readonly document: Readonly<Record<string, unknown>>;
}

export const keyValueDocuments: Kind<KeyValueDocument> = { name: 'keyValueDocuments', key: pathKey };

/** One version of a secret. Times are RFC 3339 in UTC, on the emulator's clock. */
export interface SecretVersion {
  readonly version: number;
  readonly createdAt: string;
  /** When it expires or expired; absent if it never does. */
  readonly deletedAt?: string;
  readonly destroyed: boolean;
  /** Absent once it is destroyed. */
  readonly data?: unknown;
}

/** The settings that both names and mounts have. */
export interface VersionRules {
  readonly maxVersions: number;
  readonly casRequired: boolean;
  readonly metadataCasRequired: boolean;
  /** 0 if versions never expire; if negative at the mount, none of the mount's versions expire. */
  readonly deleteAfterSeconds: number;
}

/** A name in a mount of version 2, with its versions, oldest first. */
export interface VersionedSecret extends VersionRules {
  readonly mount: string;
  readonly path: string;
  readonly versions: readonly SecretVersion[];
  /** 0 before the first one. */
  readonly currentVersion: number;
  /** 0 until a version was removed. */
  readonly oldestVersion: number;
  readonly customMetadata: Readonly<Record<string, string>> | null;
  readonly metadataVersion: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const versionedSecrets: Kind<VersionedSecret> = { name: 'versionedSecrets', key: pathKey };

export interface KeyValueConfiguration extends VersionRules {
  readonly mount: string;
}

export const keyValueConfigurations: Kind<KeyValueConfiguration> = {
  name: 'keyValueConfigurations',
  key: ({ mount }) => mount,
};

export const NO_RULES: VersionRules = {
  maxVersions: 0,
  casRequired: false,
  metadataCasRequired: false,
  deleteAfterSeconds: 0,
};

export function pathKey({ mount, path }: { readonly mount: string; readonly path: string }): string {
  return `${mount} ${path}`;
}

export function findSecret({ store }: World, mount: string, path: string): VersionedSecret | undefined {
  return store.of(versionedSecrets).find(pathKey({ mount, path }));
}

/** Exists from the start, with nothing set. */
export function configurationOf({ store }: World, mount: string): KeyValueConfiguration {
  return store.of(keyValueConfigurations).find(mount) ?? { ...NO_RULES, mount };
}

export function newSecret(world: World, mount: string, path: string): VersionedSecret {
  const now = world.clock.now().toISOString();
  return {
    ...NO_RULES,
    mount,
    path,
    versions: [],
    currentVersion: 0,
    oldestVersion: 0,
    customMetadata: null,
    metadataVersion: 0,
    createdAt: now,
    updatedAt: now,
  };
}
