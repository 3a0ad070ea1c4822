import type { AccessMarks } from './access';
import type { Attributes } from './attribute';
import { markKind } from './definition-kind';
import type { Service } from './resource';
import type { GroupRule } from './rule';

/** An ephemeral resource, which is opened, renewed and closed, and stored in neither the plan nor the state. */
export interface EphemeralResourceDefinition extends AccessMarks {
  readonly type: string;
  readonly service: Service;
  /** The class name of the construct: `Ephemeral` and the resource's name. */
  readonly construct: string;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  /** The headings of `docs/spec` that define the rules, such as `docs/spec/platform.md#run-tasks`. A test checks the links. */
  readonly source: readonly string[];
}

/**
 * What must exist before the ephemeral resource can be opened. Terraform opens it during the plan as soon as its arguments are known,
 * regardless of `depends_on`; an argument that is known only after apply defers it to the apply.
 */
export const deferringAttributes = {
  after: {
    type: 'list',
    element: 'string',
    use: 'optional',
    local: true,
    absent: 'the resource is opened as soon as its other arguments are known',
    doc:
      'Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is unknown, opening the resource is deferred ' +
      'from the plan to the apply. The values themselves are ignored. In Terraform, unlike OpenTofu, `depends_on` alone does not defer it.',
  },
} as const;

/** Declares an ephemeral resource. Those of the secrets service get the argument `after`, because they may depend on objects that the same run creates. */
export function defineEphemeralResource<const D extends EphemeralResourceDefinition>(definition: D): D {
  if (definition.service !== 'secrets') return markKind('ephemeralResource', definition);
  return markKind('ephemeralResource', {
    ...definition,
    attributes: { ...definition.attributes, ...deferringAttributes },
  });
}
