import type { Attributes, PlainAttribute, ProviderDefaultName } from './attribute';
import { check } from './check';
import { flatEntries } from './flatten';
import { oncePer } from './once-per';
import type { Problem } from './problem';
import { isUnknown, type Value, type Values } from './value';

/** A setting of the provider, and its origin. It may be unknown during a plan. */
export interface ProviderDefault {
  readonly value: Value;
  readonly source: string;
}

export type ProviderDefaults = { readonly [name in ProviderDefaultName]?: ProviderDefault };

/** The configuration with the provider's defaults for omitted attributes. All later steps treat them as configured. */
export function withProviderDefaults(attributes: Attributes, config: Values, defaults: ProviderDefaults): Values {
  const absent = absentOf(attributes, config);
  if (absent.length === 0) return config;
  return {
    ...config,
    ...Object.fromEntries(absent.map(([name, { fromProvider }]) => [name, defaults[fromProvider!.setting]?.value])),
  };
}

/** The configuration without attributes that the provider's defaults can replace. */
export function withoutProviderDefaults(attributes: Attributes, config: Values): Values {
  return { ...config, ...Object.fromEntries(defaulted(attributes).map(([name]) => [name, undefined])) };
}

/**
 * Attributes that are neither configured nor defaulted by the provider, and defaults that the attribute does not allow.
 * `ways` says how the provider gets a default.
 */
export function providerDefaultProblems(
  attributes: Attributes,
  config: Values,
  defaults: ProviderDefaults,
  ways: string,
): Problem[] {
  return absentOf(attributes, config).flatMap(([name, attribute]): Problem[] => {
    const found = defaults[attribute.fromProvider!.setting];
    if (found === undefined) {
      return [
        {
          path: [name],
          severity: 'error',
          code: 'attribute-missing',
          summary: `Missing \`${name}\``,
          detail: `\`${name}\` must be configured, here or for the whole provider: ${ways}. ${attribute.doc}`,
        },
      ];
    }
    if (isUnknown(found.value)) return [];
    return check({ attributes: { [name]: attribute } }, { [name]: found.value }).map((problem) => ({
      ...problem,
      detail: `${problem.detail} It comes from ${found.source}.`,
    }));
  });
}

/** The omitted attributes that a provider's default replaces. */
function absentOf(attributes: Attributes, config: Values): (readonly [name: string, attribute: PlainAttribute])[] {
  return defaulted(attributes).filter(([name, { fromProvider }]) => {
    const { unless } = fromProvider!;
    return [name, ...[unless ?? []].flat()].every((one) => config[one] === undefined);
  });
}

const defaulted = oncePer((attributes: Attributes) =>
  flatEntries(attributes).filter(([, { fromProvider }]) => fromProvider !== undefined),
);
