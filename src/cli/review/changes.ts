import type { PlainAttribute } from '../../definition/attribute';
import type { DisplayValue, DisplayValues } from '../../definition/display-value';
import { equalValue } from '../../definition/equal';
import { camelCase } from '../../definition/names';
import type { ResourceDefinition } from '../../definition/resource';
import type { ObjectChange, PlannedObject } from '../../definition/review-rule';
import { attributePaths, valueAt } from '../../definition/review/paths';
import { peek } from '../../definition/review/redact';
import { containsUnknown, type Values } from '../../definition/value';
import { reviews } from '../../handlers/reviews';
import type { Plan, ResourceChange, StateModule } from '../stack/plan-json';
import { holders } from './id-holders';
import { addressOf, isOurs, operationOf } from './operations';
import { redactor, secretTexts } from './secret-texts';
import { toDisplayValues } from './to-display-values';

/** A change of a Lintel resource, as input for its review rules. */
export interface OurChange {
  readonly definition: ResourceDefinition;
  readonly planned: PlannedObject;
  /** Undefined if the object does not change. */
  readonly change?: ObjectChange;
  readonly source: ResourceChange;
  /** The values before secrets were removed from texts. */
  readonly real: { readonly before: DisplayValues; readonly after: DisplayValues };
}

/** All Lintel resources in the changes, including unchanged ones. */
export function ourChanges(plan: Plan, changes: readonly ResourceChange[]): OurChange[] {
  const redact = redactor(secretTexts(plan));
  const held = holders(changes);
  const ours = changes.filter(isOurs).map((source) => {
    // `isOurs` has checked the type.
    const definition = reviews[source.type]!.definition();
    const {
      before,
      after,
      after_unknown: unknown,
      before_sensitive: beforeSensitive,
      after_sensitive: afterSensitive,
    } = source.change;
    const real = {
      before: toDisplayValues(definition.attributes, { values: before, sensitive: beforeSensitive }),
      after: toDisplayValues(definition.attributes, { values: after, unknown, sensitive: afterSensitive }),
    };
    const planned: PlannedObject = {
      type: source.type,
      address: addressOf(source),
      operation: operationOf(source),
      before: redact(real.before),
      after: redact(real.after),
    };
    return { definition, planned, source, real };
  });
  return ours.map(({ definition, planned, source, real }) => {
    const { operation } = planned;
    if (operation === 'none') return { definition, planned, source, real };
    const change: ObjectChange = {
      ...planned,
      operation,
      changed:
        operation === 'delete' || operation === 'forget'
          ? new Set()
          : changedPaths(definition, peek(real.before), peek(real.after)),
      replacing: new Set(
        (source.change.replace_paths ?? []).flatMap(([name]) => (typeof name === 'string' ? [camelCase(name)] : [])),
      ),
      // Lazy: few rules need it, and there may be thousands of objects.
      get others() {
        return ours.filter((other) => other.source !== source).map((other) => other.planned);
      },
      nameOf: (type, id) => nameIn(plan.prior_state?.values?.root_module, type, id),
      heldBy: held(source),
    };
    return { definition, planned, change, source, real };
  });
}

function nameIn(module: StateModule | undefined, type: string, id: DisplayValue): string | undefined {
  const name = module?.resources?.find((one) => one.type === type && one.values?.id === id)?.values?.name;
  if (typeof name === 'string') return name;
  for (const child of module?.child_modules ?? []) {
    const found = nameIn(child, type, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The paths of attributes that differ semantically, based on real values rather than display values. */
export function changedPaths({ attributes }: ResourceDefinition, before: Values, after: Values): Set<string> {
  const differs = ([path, attribute]: readonly [string, PlainAttribute]): boolean => {
    const wanted = valueAt(after, path);
    return containsUnknown(wanted) || !equalValue(attribute, valueAt(before, path), wanted);
  };
  return new Set(
    attributePaths(attributes)
      .filter(differs)
      .map(([path]) => path),
  );
}
