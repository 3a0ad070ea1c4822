import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { dataFolder } from '../stack/plan-stack';
import { Failure } from '../failure';

/** Where the stack keeps its state: `local` is a file, others are named as in the configuration. */
export function backendOf(directory: string): string {
  const record = path.join(dataFolder(directory), 'terraform.tfstate');
  if (!existsSync(record)) return 'local';
  const { backend } = JSON.parse(readFileSync(record, 'utf8')) as { readonly backend?: { readonly type?: string } };
  return backend?.type ?? 'local';
}

/** As `terraform state pull` has it. https://developer.hashicorp.com/terraform/language/state: its form is Terraform's own, version 4. */
interface State {
  readonly version: number;
  readonly resources?: readonly {
    readonly module?: string;
    readonly type: string;
    readonly name: string;
    readonly instances: readonly { readonly index_key?: string | number }[];
  }[];
}

/** The text of the state without the objects of these addresses. */
export function withoutObjects(text: string, addresses: readonly string[]): string {
  const state = JSON.parse(text) as State;
  if (state.version !== 4) throw new Failure(`the state is of version ${state.version}, and we know 4.`);
  const resources = (state.resources ?? []).map((resource) => ({
    ...resource,
    instances: resource.instances.filter(({ index_key: key }) => {
      // As terraform writes addresses: what would begin a template in a text is doubled.
      const instance = key === undefined ? '' : `[${JSON.stringify(key).replace(/([$%])\{/g, '$1$1{')}]`;
      return !addresses.includes(`${resource.module === undefined ? '' : `${resource.module}.`}${resource.type}.${resource.name}${instance}`);
    }),
  })).filter(({ instances }) => instances.length > 0);
  return JSON.stringify({ ...state, resources });
}
