/** The write-only attributes of a definition, with their configured values. */
import type { Attributes, PlainAttribute } from '../../definition/attribute';
import { secretMembers } from '../../definition/dynamic';
import { flatAttributes, flatEntries } from '../../definition/flatten';
import { oncePer } from '../../definition/once-per';
import type { ResourceDefinition } from '../../definition/resource';
import { isUnknown, isValues, Path, UNKNOWN, Value, Values } from '../../definition/value';

/**
 * Write-only values that are configured but hidden from the plan, by their dotted paths, with the keys of a map. Terraform replaces attributes in
 * `ignore_changes` with the values from the state, which contains no write-only values.
 */
export type Concealed = ReadonlyMap<string, true | readonly string[]>;

/** One write-only attribute, with the values of its siblings. */
export interface SecretAttribute {
  readonly attribute: PlainAttribute;
  readonly writeOnly: NonNullable<PlainAttribute['writeOnly']>;
  readonly name: string;
  readonly path: Path;
  /** The configured value; the members of an object as texts, which are compared one by one. */
  readonly value: Value;
  /** The sibling values; unknown if the containing object is. */
  readonly beside: Values | typeof UNKNOWN;
  readonly priorBeside: Values | undefined;
  /** The configured value or keys that are hidden from the plan. */
  readonly concealed?: true | readonly string[];
}

export const hasSecrets = oncePer((attributes: Attributes): boolean =>
  Object.values(flatAttributes(attributes)).some(
    (attribute) =>
      attribute.writeOnly !== undefined || (attribute.type === 'object' && hasSecrets(attribute.attributes)),
  ),
);

export function* secretAttributesOf(
  attributes: Attributes,
  config: Values | typeof UNKNOWN,
  prior: Values | undefined,
  outer: Path = [],
): Iterable<SecretAttribute> {
  if (!hasSecrets(attributes)) return;
  for (const [name, attribute] of flatEntries(attributes)) {
    const path = [...outer, name];
    if (attribute.writeOnly) {
      const given = config === UNKNOWN ? undefined : config[name];
      const value = attribute.type === 'dynamic' ? secretMembers(given) : given;
      yield { attribute, writeOnly: attribute.writeOnly, name, path, value, beside: config, priorBeside: prior };
    }
    if (attribute.type !== 'object') continue;
    const [inner, priorInner] = [config === UNKNOWN ? UNKNOWN : config[name], prior?.[name]];
    yield* secretAttributesOf(
      attribute.attributes,
      isUnknown(inner) ? UNKNOWN : isValues(inner) ? inner : {},
      isValues(priorInner) ? priorInner : undefined,
      path,
    );
  }
}

/** The write-only inputs that are configured, by path, without their values. */
export function configuredSecrets({ attributes }: ResourceDefinition, config: Values): Concealed {
  return new Map(
    [...secretAttributesOf(attributes, config, undefined)].flatMap(({ path, value }) =>
      value === undefined ? [] : [[path.join('.'), isValues(value) ? Object.keys(value) : true] as const],
    ),
  );
}

/** Whether the value is hidden from the plan. A version without a value is not a valid configuration, so it also indicates this. */
export function isConcealed({ value, beside, writeOnly: { version }, concealed }: SecretAttribute): boolean {
  return beside !== UNKNOWN && value === undefined && (concealed !== undefined || beside[version] !== undefined);
}

/** Whether no version is configured. */
export function isByValue({ beside, writeOnly: { version } }: SecretAttribute): boolean {
  return beside !== UNKNOWN && beside[version] === undefined;
}

/** The name of the resource's revision counter, if it has one. */
export const revisionAttribute = oncePer(
  (definition: ResourceDefinition): string | undefined =>
    flatEntries(definition.attributes).find(([, { revision }]) => revision)?.[0],
);
