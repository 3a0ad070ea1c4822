/** The forms of secrets in state that are left out because their write-only form is in use. */

import type { Attributes } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { oncePer } from '../../definition/once-per';
import type { ResourceDefinition } from '../../definition/resource';
import type { Path, Values } from '../../definition/value';
import type { PrivateState } from '../private-state';
import { secretAttributesOf } from './secret-attributes';
import { valueAt } from './value-at';

/**
 * The stateful forms of secrets, as dotted paths, whose write-only form was sent: values reported by the service are kept out of the state.
 * So is an object of secrets that the state does not have, as after an import. `state` contains the configured versions.
 */
export function concealedTwins(
  { attributes }: ResourceDefinition,
  state: Values,
  privateState: PrivateState,
): ReadonlySet<string> {
  return hide(
    attributes,
    ({ path, version, twin, isObject }) =>
      privateState.sent?.[path.join('.')] !== undefined ||
      valueAt(state, version) !== undefined ||
      (isObject && valueAt(state, twin.split('.')) === undefined),
  );
}

/** Like {@link concealedTwins}, for an apply. */
export function concealedTwinsOf({ attributes }: ResourceDefinition, config: Values): ReadonlySet<string> {
  return hide(attributes, ({ path }) => valueAt(config, path) !== undefined);
}

interface ReadableTwin {
  readonly path: Path;
  readonly version: Path;
  readonly twin: string;
  readonly isObject: boolean;
}

function hide(attributes: Attributes, isInUse: (twin: ReadableTwin) => boolean): ReadonlySet<string> {
  const twins = readableTwins(attributes);
  return twins.length === 0 ? NONE : new Set(twins.filter(isInUse).map(({ twin }) => twin));
}

const NONE: ReadonlySet<string> = new Set();

/** A twin that the service never returns cannot get into the state with a response. */
const readableTwins = oncePer((attributes: Attributes): readonly ReadableTwin[] => {
  const secretAttributes = [...secretAttributesOf(attributes, {}, undefined)];
  return secretAttributes.flatMap(({ attribute, path, writeOnly: { twin, version } }) => {
    if (twin === undefined) return [];
    const outer = path.slice(0, -1);
    const level = outer.reduce(
      (within: Attributes, step) => (within[step] as { readonly attributes: Attributes }).attributes,
      attributes,
    );
    return flatAttributes(level)[twin]?.unreadable === true
      ? []
      : [
          {
            path,
            version: [...outer, version],
            twin: [...outer, twin].join('.'),
            isObject: attribute.type === 'dynamic',
          },
        ];
  });
});
