import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import type { Path } from '../definition/value';
import { NotFound } from '../handlers/errors';
import type { Registry, RegisteredResource } from '../handlers/registry';

const PREFIX = 'Custom::Lintel';

/** `hmacKeyWo` → `HmacKeyWo`: the one place where our spelling becomes CloudFormation's. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A path in the definition's spelling in words: `VcsRepo.Identifier`, `Workspaces[0].Id`. Keys of maps are data, and stay as they are. */
export function pathInWords(attributes: Attributes, path: Path): string {
  let words = '';
  let members: Attributes | undefined = attributes;
  let attribute: PlainAttribute | undefined;
  for (const step of path) {
    if (typeof step === 'number') {
      words += `[${step}]`;
      members = attribute?.type === 'objects' ? attribute.attributes : undefined;
    } else {
      words += (words && '.') + (members ? pascalCase(step) : step);
      attribute = members && flatAttributes(members)[step];
      members = attribute?.type === 'object' ? attribute.attributes : undefined;
    }
  }
  return words;
}

/** `Custom::LintelRunTask`, of a definition. */
export function resourceTypeOf({ construct }: { readonly construct: string }): string {
  return PREFIX + construct;
}

/** The room of a CloudFormation type. */
export function findResource(resources: Registry['resources'], resourceType: string): RegisteredResource {
  const type = resourceType.startsWith(PREFIX) ? `lintel${snakeCase(resourceType.slice(PREFIX.length))}` : '';
  if (Object.hasOwn(resources, type)) return resources[type];
  throw new NotFound(`${resourceType} is no type of Lintel: its types are called ${PREFIX}<Construct>, such as ${PREFIX}RunTask. See the page of each resource.`);
}
