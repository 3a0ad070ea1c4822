import type { Attributes, PlainAttribute } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { snakeCase } from '../../definition/names';
import type { Path } from '../../definition/value';
import { NotFound } from '../../handlers/errors';
import type { Registry, RegisteredResource } from '../../handlers/registry';

const PREFIX = 'Custom::Lintel';

/** Converts an attribute name to a property name: `hmacKeyWo` → `HmacKeyWo`. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** An attribute path as shown in messages: `VcsRepo.Identifier`, `Workspaces[0].Id`. Map keys are data and stay unchanged. */
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

/** The resource type of a definition, such as `Custom::LintelRunTask`. */
export function resourceTypeOf({ construct }: { readonly construct: string }): string {
  return PREFIX + construct;
}

/** The resource of a CloudFormation type. */
export function findResource(resources: Registry['resources'], resourceType: string): RegisteredResource {
  const type = resourceType.startsWith(PREFIX) ? `lintel${snakeCase(resourceType.slice(PREFIX.length))}` : '';
  const resource = Object.hasOwn(resources, type) ? resources[type] : undefined;
  if (resource) return refuseLostPart(resource, resourceType);
  // A product's own spelling, such as AppRole, cannot be derived from the type. Other definitions are loaded only in this case.
  const spelled = Object.values(resources).find((one) => resourceTypeOf(one.definition()) === resourceType);
  if (spelled) return refuseLostPart(spelled, resourceType);
  throw new NotFound(
    `${resourceType} is not a resource type of Lintel. The types are named ${PREFIX}<Construct>, such as ${PREFIX}RunTask. See the documentation of each resource.`,
  );
}

function refuseLostPart(resource: RegisteredResource, resourceType: string): RegisteredResource {
  const { returnedOnce } = resource.definition();
  if (returnedOnce === undefined) return resource;
  throw new NotFound(
    `${resourceType} is not available in CloudFormation: the service returns ${returnedOnce} only once, and CloudFormation has no state that could keep it. Use Terraform for it.`,
  );
}
