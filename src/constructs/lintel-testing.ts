import { TerraformStack, Testing } from 'cdktf';
import { LintelProvider } from './lintel-provider';

/** CDK Terrain rejects features of newer versions unless an app declares that it targets them. */
const TARGET_VERSIONS = { terraform: '>=1.11.0', opentofu: '>=1.11.0' };

/**
 * What unit tests of an app use together with `Testing` of the framework. Nothing of it needs a service, an address or a token.
 */
export class LintelTesting {
  /**
   * A stack of an app for tests, with a provider. The provider needs no address, and synthesis installs nothing: set it up for itself
   * (`new LintelProvider`) in tests that call `Testing.toBeValidTerraform` or `Testing.toPlanSuccessfully`.
   *
   * @param id the name of the stack; defaults to `stack`
   */
  public static stack(id: string = 'stack'): TerraformStack {
    const stack = new TerraformStack(Testing.app({ context: { targetVersions: TARGET_VERSIONS } }), id);
    new LintelProvider(stack, 'lintel', { selfInstall: false });
    return stack;
  }

  /**
   * Whether a synthesized stack has an ephemeral resource of a type, with these properties among others. It is to ephemeral resources
   * what `Testing.toHaveResourceWithProperties` is to resources.
   *
   * @param received what `Testing.synth` returns
   * @param resourceType the type in Terraform, such as `EphemeralAppRoleSecretId.tfResourceType`
   * @param properties properties with their names in Terraform, such as `ttl`; if not set, any ephemeral resource of the type counts
   */
  public static toHaveEphemeralResourceWithProperties(
    received: string,
    resourceType: string,
    properties: { [name: string]: any } = {},
  ): boolean {
    const { ephemeral = {} } = JSON.parse(received) as { readonly ephemeral?: { readonly [type: string]: object } };
    return Object.values(ephemeral[resourceType] ?? {}).some((resource) => includes(resource, properties));
  }

  private constructor() {}
}

/** Whether a value contains everything expected. Its objects may have further members. */
function includes(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(expected)) return false;
  if (Array.isArray(expected) && (value as unknown[]).length !== expected.length) return false;
  const members = value as { readonly [name: string]: unknown };
  return Object.entries(expected).every(([name, member]) => includes(members[name], member));
}
