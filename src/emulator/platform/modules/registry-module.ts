import type { Kind } from '../../store';
import type { Values } from '../objects/values';
import type { Tags } from '../workspaces/tags';

/** One provider of a module in an organization's registry. */
export interface RegistryModule {
  readonly id: string;
  readonly organization: string;
  readonly registryName: 'private' | 'public';
  readonly namespace: string;
  readonly name: string;
  readonly provider: string;
  readonly noCode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null for a module without a repository. */
  readonly repository: ModuleRepository | null;
  /** Whether and where its tests run. */
  readonly testConfig?: Values;
  readonly tags?: Tags;
}

/** The repository that a module's versions come from. */
export interface ModuleRepository {
  readonly connection: string;
  readonly identifier: string;
  readonly displayIdentifier: string;
  readonly webhook: string;
  /** When its tags have been read, in milliseconds on the services' clock. */
  readonly readyAt: number;
  /** The branch it is published from; absent or empty if it is published by tags. */
  readonly branch?: string;
  /** Only tags with this prefix count; the rest is the version. */
  readonly tagPrefix?: string;
  /** The folder of the module. */
  readonly sourceDirectory?: string;
  readonly ingressSubmodules?: boolean;
}

export interface ModuleAddress {
  readonly registryName: string;
  readonly namespace: string;
  readonly name: string;
  readonly provider: string;
}

export const registryModules: Kind<RegistryModule> = { name: 'registryModules', key: ({ id }) => id };
