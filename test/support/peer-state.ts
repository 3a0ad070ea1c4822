import type { TerraformFolder } from './terraform';

/** A resource of another provider, in its own spelling. */
export interface PeerResource {
  readonly type: string;
  readonly name: string;
  readonly attributes: object;
  readonly schemaVersion?: number;
}

/**
 * Writes the state that another provider of HashiCorp left behind, from which `moved` blocks take over. `beside`: a state with resources that
 * stay.
 */
export function writePeerState(
  terraform: Pick<TerraformFolder, 'write'>,
  resources: readonly PeerResource[],
  beside: { readonly serial: number; readonly resources: readonly object[] } = { serial: 0, resources: [] },
): void {
  const left = resources.map(({ type, name, attributes, schemaVersion = 0 }) => ({
    mode: 'managed',
    type,
    name,
    provider: `provider["registry.terraform.io/hashicorp/${type.split('_')[0]}"]`,
    instances: [{ schema_version: schemaVersion, attributes }],
  }));
  const state = {
    version: 4,
    terraform_version: '1.11.4',
    lineage: 'of-the-peer',
    outputs: {},
    ...beside,
    serial: beside.serial + 1,
    resources: [...beside.resources, ...left],
  };
  terraform.write('terraform.tfstate', JSON.stringify(state));
}
