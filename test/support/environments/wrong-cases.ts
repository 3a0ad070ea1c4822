import type { Attributes } from '../../../src/definition/attribute';
import { check } from '../../../src/definition/check';
import { flatAttributes } from '../../../src/definition/flatten';
import { isForThePlan as isLeftToThePlan } from '../../../src/definition/for-the-plan';
import type { ResourceDefinition } from '../../../src/definition/resource';
import type { GroupRule } from '../../../src/definition/rule';
import { mayHoldSecret } from '../../../src/definition/secret-paths';
import { isValues, Value, Values } from '../../../src/definition/value';
import type { Registry } from '../../../src/handlers/registry';
import { pathInWords } from '../../../src/terraform/attribute-path';
import { derivedCases } from './derived-cases';
import type { Configurations, FixtureFile, WrongConfiguration } from './fixture';
import type { ResourceUnderTest } from './resource';

/** A wrong configuration with what it is of. */
export interface WrongCase extends WrongConfiguration {
  readonly block: 'resource' | 'data' | 'provider';
  readonly type: string;
  readonly definition: { readonly attributes: Attributes; readonly rules?: readonly GroupRule[] };
}

/** The wrong configurations of a resource: those of its fixture, and derived ones for rules that it does not break. */
export function wrongCasesOf({ type, definition, wrong }: ResourceUnderTest<Configurations>): WrongCase[] {
  return withDerived(wrong, definition.attributes).map((one): WrongCase => ({
    block: 'resource',
    type,
    definition,
    ...one,
  }));
}

/** Likewise of data sources. */
export function wrongDataCases(
  { dataSources }: Pick<Registry, 'dataSources'>,
  wrongData: FixtureFile['wrongData'],
): WrongCase[] {
  return Object.entries(dataSources).flatMap(([type, one]) => {
    const definition = one.definition();
    return withDerived(wrongData[type] ?? [], definition.attributes).map((wrong): WrongCase => ({
      block: 'data',
      type,
      definition,
      ...wrong,
    }));
  });
}

function withDerived(given: readonly WrongConfiguration[], attributes: Attributes): WrongConfiguration[] {
  const isGiven = ({ breaks }: WrongConfiguration) => given.some((one) => one.breaks === breaks);
  return [...given, ...derivedCases(attributes).filter((one) => !isGiven(one))];
}

/** Whether validation accepts it: the generated configuration of an imported object may look the same. */
export function isForThePlan({ block, definition, config, path }: WrongCase): boolean {
  if (block !== 'resource') return false;
  const resource = definition as ResourceDefinition;
  return check(resource, config).some(
    (problem) => problem.path.join() === path.join() && isLeftToThePlan(resource, config, problem),
  );
}

export function isOfNestedAttribute({ definition, path: [outer, inner] }: WrongCase): boolean {
  const attribute = flatAttributes(definition.attributes)[String(outer)];
  return attribute !== undefined && 'attributes' in attribute && typeof inner === 'string';
}

/** Whether the line of the problem may be shown. */
export function isQuotable({ definition, path }: Pick<WrongCase, 'definition' | 'path'>): boolean {
  return !mayHoldSecret(flatAttributes(definition.attributes)[path[0] as string]);
}

export function inWords(path: WrongConfiguration['path']): string {
  return `\`${pathInWords(path)}`;
}

const CANARY = 'canary-in-the-source';

/** The same configuration with a secret in every sensitive attribute that has none, and in every address. */
export function withCanaries(attributes: Attributes, config: Values): Values {
  const flat = flatAttributes(attributes);
  const planted = Object.entries(flat).flatMap(([name, attribute]): [string, Value][] => {
    const value = config[name];
    if (attribute.type === 'object') {
      return [[name, isValues(value) ? withCanaries(attribute.attributes, value) : value]];
    }
    if (attribute.sensitive && value === undefined && attribute.type !== 'objects') {
      return [[name, attribute.type === 'map' ? { canary: CANARY } : CANARY]];
    }
    const isAddress = attribute.type === 'string' && attribute.rules?.some(({ rule }) => rule === 'url');
    if (isAddress && typeof value === 'string') {
      return [[name, value.replace('://', `://user:${CANARY}@`).concat(`?token=${CANARY}`)]];
    }
    return [[name, value]];
  });
  return Object.fromEntries(planted);
}

/** The texts of a configuration that must not be shown. */
export function secretsIn(attributes: Attributes, config: Values): string[] {
  const texts = (value: Value): string[] => {
    if (typeof value === 'string') {
      return value.length > 7 && !value.startsWith('-----') ? [JSON.stringify(value).slice(1, -1)] : [];
    }
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  return [
    CANARY,
    ...Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => {
      const value = config[name];
      return attribute.sensitive
        ? texts(value)
        : attribute.type === 'object' && isValues(value)
          ? secretsIn(attribute.attributes, value)
          : [];
    }),
  ];
}
