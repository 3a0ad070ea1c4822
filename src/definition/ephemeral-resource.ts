import { markKind } from './definition-kind';
import type { Attributes } from './attribute';
import type { Service } from './resource';
import type { GroupRule } from './rule';

/** An ephemeral resource: opened, renewed and closed, and in no plan and no state. */
export interface EphemeralResourceDefinition {
  readonly type: string;
  readonly service: Service;
  /** The construct's class name: `Ephemeral` and the thing's name. */
  readonly construct: string;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  /** The headings of `docs/spec` that the rules come from: `docs/spec/platform.md#run-tasks`. A test follows them. */
  readonly source: readonly string[];
}

/**
 * What has to be there before it can be opened. Core opens an ephemeral resource in the plan already, as soon as its arguments are known,
 * whatever its `depends_on` waits for; what is known only after the apply puts it off to that.
 */
export const deferringAttributes = {
  after: {
    type: 'list', element: 'string', use: 'optional', local: true, absent: 'it is opened as soon as its other arguments are known',
    doc: 'Values of what must be there first, such as the `id` of a role that the same run makes. While one of them is known only after apply, it is opened in the apply, '
      + 'and not in the plan already. The values themselves mean nothing. `depends_on` alone does not put it off in Terraform; in OpenTofu it does.',
  },
} as const;

/** Declares an ephemeral resource; one of the secrets service may be opened from what the same run makes. */
export function defineEphemeralResource<const D extends EphemeralResourceDefinition>(definition: D): D {
  if (definition.service !== 'secrets') return markKind('ephemeralResource', definition);
  return markKind('ephemeralResource', { ...definition, attributes: { ...definition.attributes, ...deferringAttributes } });
}
