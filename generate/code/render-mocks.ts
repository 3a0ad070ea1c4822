import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import type { ImportForm, ResourceDefinition } from '../../src/definition/resource';
import { quoteHcl } from '../../src/hcl/quote-hcl';
import type { Resources } from './read-resources';

/** In a folder of its own, because `source` of a mocked provider names a folder. */
export const MOCKS = 'mocks/lintel.tfmock.hcl';

/** Realistic values of identifiers for Terraform's tests with a mocked provider. */
export function renderMocks({ resources }: Resources): string {
  const blocks = resources.flatMap(({ definition }) => {
    const defaults = Object.entries(defaultsOf(definition));
    if (defaults.length === 0) return [];
    const width = Math.max(...defaults.map(([name]) => name.length));
    const lines = defaults.map(([name, value]) => `    ${name.padEnd(width)} = ${quoteHcl(value)}\n`);
    return [`mock_resource "${definition.type}" {\n  defaults = {\n${lines.join('')}  }\n}\n`];
  });
  return `# Generated from the definitions by \`npm run generate\`. What is computed and not named here, Terraform makes up.\n\n${blocks.join('\n')}`;
}

/** The computed texts of which the examples of import ids consist, and the id. */
function defaultsOf({ attributes, imports }: ResourceDefinition): { readonly [name: string]: string } {
  const flat = flatAttributes(attributes);
  const parts = Object.assign({}, ...[...imports].reverse().map(partsOf)) as { readonly [name: string]: string };
  const found = { ...(imports[0] ? { id: imports[0].example } : {}), ...parts };
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name]) => flat[name]?.use === 'computed' && flat[name].type === 'string')
      .map(([name, value]) => [snakeCase(name), value]),
  );
}

/** The values of an example by the names in its form: `{policySetId}/{parameterId}`. */
function partsOf({ form, example }: ImportForm): { readonly [name: string]: string } {
  const pattern = form.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)');
  return new RegExp(`^${pattern}$`).exec(example)?.groups ?? {};
}
