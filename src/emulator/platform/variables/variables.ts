import { newId } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import { invalid } from '../json-api';
import type { Problem, ResourceDocument } from '../json-api';
import { FLAG, TEXT } from '../objects/rules';
import { shownValues, valueProblems, valuesAfter } from '../objects/values';
import type { ValueRules, Values } from '../objects/values';

/** A value for the runs of a workspace, or of everything in a set's scope. */
export interface Variable {
  readonly id: string;
  /** The id of a workspace or of a variable set. */
  readonly owner: string;
  readonly values: Values;
  readonly versionId: string;
  readonly createdAt: string;
}

export const variables: Kind<Variable> = { name: 'variables', key: ({ id }) => id };

export function byOwner({ owner }: Variable): string {
  return owner;
}

const LONGEST_VALUE_BYTES = 256 * 1024;

export const VARIABLE_RULES: ValueRules = {
  key: { type: 'string', required: true, maximumLength: 128 },
  value: {
    ...TEXT,
    otherwise: '',
    check: (value) =>
      Buffer.byteLength(String(value)) > LONGEST_VALUE_BYTES ? 'is too long (maximum is 256 KB)' : undefined,
  },
  description: { ...TEXT, maximumLength: 512 },
  category: { type: 'string', required: true, values: ['terraform', 'env'] },
  hcl: FLAG,
  sensitive: FLAG,
};

export function variablesOf({ store }: World, owner: string): Variable[] {
  return store.of(variables).by(byOwner, owner);
}

export function textOf({ values }: Variable, name: 'key' | 'category' | 'value'): string {
  return (values[name] as string | null | undefined) ?? '';
}

/** Unique among the variables of one owner. */
export function keyOf(variable: Variable): string {
  return `${textOf(variable, 'category')} ${textOf(variable, 'key')}`;
}

/** The variable after a request, and the problems with the request. */
export function variableAfter(
  world: World,
  owner: string,
  attributes: Values,
  before?: Variable,
): { readonly variable: Variable; readonly problems: Problem[] } {
  const shape = valueProblems(VARIABLE_RULES, attributes, before ? 'update' : 'create');
  const variable = {
    id: before?.id ?? newId(world, 'var'),
    owner,
    values: valuesAfter(VARIABLE_RULES, attributes, before?.values),
    versionId: world.random.bytes(32).toString('hex'),
    createdAt: before?.createdAt ?? world.clock.now().toISOString(),
  };
  if (shape.length > 0) return { variable, problems: shape };
  const isTaken = variablesOf(world, owner).some(
    (other) => other.id !== variable.id && keyOf(other) === keyOf(variable),
  );
  return {
    variable,
    problems: [
      ...secrecyProblems(before, variable),
      ...(isTaken ? [invalid('/data/attributes/key', 'Key has already been taken')] : []),
    ],
  };
}

/** Sensitive values stay sensitive under the same key. */
function secrecyProblems(before: Variable | undefined, after: Variable): Problem[] {
  if (before?.values.sensitive !== true) return [];
  return [
    ...(after.values.sensitive === true
      ? []
      : [invalid('/data/attributes/sensitive', 'Sensitive cannot be turned off')]),
    ...(textOf(after, 'key') === textOf(before, 'key')
      ? []
      : [invalid('/data/attributes/key', 'Key of a sensitive variable cannot be changed')]),
  ];
}

/** Whether the variable belongs to a set, judging by its owner's id. */
export function isOfSet({ owner }: Pick<Variable, 'owner'>): boolean {
  return owner.startsWith('varset-');
}

export function variableDocument(variable: Variable): ResourceDocument {
  const { id, owner, values, versionId, createdAt } = variable;
  const set = isOfSet(variable);
  const holder = { data: { id: owner, type: set ? 'varsets' : 'workspaces' } };
  const shown = shownValues(VARIABLE_RULES, values);
  return {
    id,
    type: 'vars',
    attributes: {
      ...shown,
      'value': values.sensitive === true ? null : shown.value,
      'version-id': versionId,
      'created-at': createdAt,
    },
    relationships: { configurable: holder, ...(set ? { varset: holder } : {}) },
    links: {
      self: set ? `/api/v2/varsets/${owner}/relationships/vars/${id}` : `/api/v2/workspaces/${owner}/vars/${id}`,
    },
  };
}
