import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';
import { dataFolder } from '../stack/plan-stack';

/** The type of the stack's backend, such as `local` or `s3`. */
export function backendOf(directory: string): string {
  const record = path.join(dataFolder(directory), 'terraform.tfstate');
  if (!existsSync(record)) return 'local';
  const { backend } = JSON.parse(readFileSync(record, 'utf8')) as { readonly backend?: { readonly type?: string } };
  return backend?.type ?? 'local';
}

/** The output of `terraform state pull`: Terraform's internal format, version 4. https://developer.hashicorp.com/terraform/language/state */
interface State {
  readonly version: number;
  readonly resources?: readonly {
    readonly module?: string;
    readonly type: string;
    readonly name: string;
    readonly instances: readonly { readonly index_key?: string | number }[];
  }[];
}

/** Removes the objects with these addresses from a state document. */
export function withoutObjects(text: string, addresses: readonly string[]): string {
  const state = JSON.parse(text) as State;
  if (state.version !== 4) {
    throw new Failure('version-unsupported', `unsupported state version ${state.version}. Lintel supports version 4.`);
  }
  const resources = (state.resources ?? [])
    .map((resource) => ({
      ...resource,
      instances: resource.instances.filter(({ index_key: key }) => {
        // Terraform doubles the sign of template sequences in addresses.
        const instance = key === undefined ? '' : `[${JSON.stringify(key).replace(/([$%])\{/g, '$1$1{')}]`;
        return !addresses.includes(
          `${resource.module === undefined ? '' : `${resource.module}.`}${resource.type}.${resource.name}${instance}`,
        );
      }),
    }))
    .filter(({ instances }) => instances.length > 0);
  return JSON.stringify({ ...state, resources });
}
