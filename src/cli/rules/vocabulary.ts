import type { PlainAttribute } from '../../definition/attribute';
import { snakeCase } from '../../definition/names';
import type { ResourceDefinition } from '../../definition/resource';
import type { Operation, Severity, Test } from '../../definition/review-rule';
import { attributePaths } from '../../definition/review/paths';
import { reviews } from '../../handlers/reviews';

export const SEVERITY_NAMES: readonly Severity[] = ['danger', 'warning', 'note'];
export const OPERATION_NAMES: readonly Operation[] = ['create', 'update', 'replace', 'delete', 'forget'];

/** The tests available to rules. */
export type TestName = Test['when'];

/** A test as written in files: the kinds of attributes it applies to, and the form of its value. */
export interface TestForm {
  readonly doc: string;
  /** The types of attributes. Defaults to all. */
  readonly types?: readonly PlainAttribute['type'][];
  /** A JSON schema of the value. Undefined if the name stands alone, as in `when: changes`. */
  readonly value?: object;
  /** Whether the name may also stand alone. */
  readonly isOptional?: true;
}

const TEXTS = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] };
const COMPARED: TestForm['types'] = ['int', 'number', 'duration', 'time'];
const LISTS: TestForm['types'] = ['list', 'set'];
const ADDRESSES: TestForm['types'] = ['string'];

export const TESTS: { readonly [name in TestName]: TestForm } = {
  changes: { doc: 'The value changes.' },
  differs: { doc: 'The value changes, and is set before and after.' },
  appears: { doc: 'The value is set where none was.' },
  disappears: { doc: 'The value is removed.' },
  becomes: {
    doc: 'The value becomes this one, or one of these texts.',
    value: { oneOf: [{ type: ['string', 'boolean', 'number'] }, TEXTS.oneOf[1]] },
  },
  matches: {
    doc: 'A text, or any element of a list, begins to match this regular expression.',
    types: ['string', 'document', 'pem', 'list', 'set'],
    value: { type: 'string', format: 'regex' },
  },
  falls: {
    doc: 'The value moves down in this order, which begins with the strictest value.',
    types: ['string'],
    value: { type: 'array', items: { type: 'string' }, minItems: 2 },
  },
  gains: { doc: 'A list gains an element, or one of these.', types: LISTS, value: TEXTS, isOptional: true },
  loses: {
    doc: 'A list loses an element, and has none of these that still allows it.',
    types: LISTS,
    value: TEXTS,
    isOptional: true,
  },
  rises: { doc: 'A number, a duration or a time increases.', types: COMPARED },
  sinks: { doc: 'A number, a duration or a time decreases.', types: COMPARED },
  moves: {
    doc: 'The host of an address changes, or with `port` its port on the same host.',
    types: ADDRESSES,
    value: { enum: ['port'] },
    isOptional: true,
  },
  unencrypted: { doc: 'An address begins to be one without encryption.', types: ADDRESSES },
  sent: { doc: 'A secret is sent again.' },
};

export const TEST_NAMES = Object.keys(TESTS) as TestName[];

/** The types that rules can be about. */
export const typeNames = (): string[] => Object.keys(reviews);

export function definitionOf(type: string): ResourceDefinition | undefined {
  return Object.hasOwn(reviews, type) ? reviews[type]!.definition() : undefined;
}

/** The attributes of a type by Terraform's names, with the path of the definition. */
export function attributesOf(definition: ResourceDefinition): ReadonlyMap<string, readonly [string, PlainAttribute]> {
  return new Map(attributePaths(definition.attributes).map((entry) => [snakeCase(entry[0]), entry]));
}
