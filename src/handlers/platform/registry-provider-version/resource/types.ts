/** Types derived from the definition. */
import type { ConfigOf, ReadStateOf } from '../../../../definition/resource';
import type { Proposal } from '../../../contract';
import type { registryProviderVersion } from '../definition';

export interface ProviderVersionConfig extends ConfigOf<typeof registryProviderVersion> {}
export type ProviderVersionState = ReadStateOf<typeof registryProviderVersion>;
export type ProviderVersionProposal = Proposal<typeof registryProviderVersion>;

export type Protocols = NonNullable<ProviderVersionState['protocols']>;
