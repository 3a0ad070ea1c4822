import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import type { Path } from '../definition/value';
import type { AttributePath, AttributePathStep } from '../plugin-protocol/wire/messages';

/** Converts a path to Terraform's spelling. Elements of sets cannot be addressed, so the path stops at the set. */
export function attributePath(attributes: Attributes, path: Path): AttributePath {
  const steps: AttributePathStep[] = [];
  let members: Attributes | undefined = attributes;
  let attribute: PlainAttribute | undefined;
  for (const step of path) {
    if (members && typeof step === 'string') {
      attribute = flatAttributes(members)[step];
      steps.push({ attributeName: snakeCase(step) });
      members = attribute?.type === 'object' ? attribute.attributes : undefined;
    } else if (attribute?.type === 'set') {
      break;
    } else if (typeof step === 'number') {
      steps.push({ elementKeyInt: step });
      members = attribute?.type === 'objects' ? attribute.attributes : undefined;
    } else {
      steps.push({ elementKeyString: step });
    }
  }
  return { steps };
}

/** The path as text: `vcs_repo.identifier`, `workspaces[0].id`. */
export function pathInWords(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${snakeCase(step)}`))
    .join('');
}
