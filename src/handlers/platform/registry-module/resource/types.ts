import type { ConfigOf, ReadStateOf } from '../../../../definition/resource';
import type { Change, PlanModification, Proposal } from '../../../contract';
import type { ModuleAddress } from '../../shared/registry/module-address';
import type { registryModule } from '../definition';

export interface RegistryModuleConfig extends ConfigOf<typeof registryModule> {}

export interface RepositoryModuleConfig extends RegistryModuleConfig {
  readonly vcsRepo: NonNullable<RegistryModuleConfig['vcsRepo']>;
}

type Reported = ReadStateOf<typeof registryModule>;

/** Attributes that the service fills in are part of every response. */
export type RegistryModuleState = Omit<Reported, 'vcsRepo'> &
  Omit<ModuleAddress, 'registryName'> & {
    readonly noCode: boolean;
    readonly vcsRepo?: NonNullable<Reported['vcsRepo']> & { readonly tags: boolean };
  };

export type ModuleChange = Change<typeof registryModule>;
export type Modification = PlanModification<typeof registryModule>;
export type ModuleProposal = Proposal<typeof registryModule>;
