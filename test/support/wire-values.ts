import { DynamicValue, UNKNOWN, Value } from '../../src/definition/value';
import { parseNumber } from '../../src/plugin-protocol/wire/number';
import type { WireType } from '../../src/plugin-protocol/wire/type';
import { parseTypeJson } from '../../src/plugin-protocol/wire/type-json';
import { fc } from './properties';

/** A type and a value of it, in the canonical form in which the codec returns it. */
export interface Typed {
  readonly type: WireType;
  readonly value: Value;
}

export interface Wish {
  readonly unknowns: boolean;
}

const HOSTILE_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '0', '10', 'a.b', 'naïve'];

const text = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ minLength: 250, maxLength: 300 }))
  .map((given) => given.normalize('NFC'));
const name = fc.oneof(fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/), fc.constantFrom('constructor', 'valueOf'));
const key = fc.oneof(text, fc.constantFrom(...HOSTILE_KEYS));

const digits = fc.stringMatching(/^[0-9]{1,40}$/);
const decimals = fc
  .tuple(fc.constantFrom('', '-'), digits, fc.option(digits))
  .map(([sign, whole, fraction]) => sign + whole + (fraction === null ? '' : `.${fraction}`));

/** Numbers of every size and form. */
export const numbers: fc.Arbitrary<Value> = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.bigInt({ min: -(2n ** 65n), max: 2n ** 65n }).map((whole) => parseNumber(whole.toString())),
  decimals.map(parseNumber),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((float) => parseNumber(String(float))),
);

/** Types in Terraform's JSON spelling, from which ours are created. */
const typeJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  type: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    fc.constantFrom('string', 'number', 'bool', 'dynamic'),
    tie('list'),
    tie('set'),
    tie('map'),
    tie('tuple'),
    tie('object'),
  ),
  list: tie('type').map((element) => ['list', element]),
  set: tie('type').map((element) => ['set', element]),
  map: tie('type').map((element) => ['map', element]),
  tuple: fc.array(tie('type'), { maxLength: 4 }).map((elements) => ['tuple', elements]),
  object: fc.dictionary(name, tie('type'), { maxKeys: 5 }).map((fields) => ['object', { ...fields }]),
})).type;

/** More attributes, elements and keys than the shortest form of the format can count. */
const large: fc.Arbitrary<unknown> = fc.oneof(
  fc
    .dictionary(name, fc.constantFrom('string', 'number', 'bool'), { minKeys: 14, maxKeys: 40 })
    .map((fields) => ['object', { ...fields }]),
  fc.constantFrom(['list', 'bool'], ['set', 'string'], ['map', 'number']),
);

export function typedValues(wish: Wish): fc.Arbitrary<Typed> {
  const small = typeJson.chain((json) => typed(json, wish, 4));
  return fc.oneof(
    { weight: 9, arbitrary: small },
    { weight: 1, arbitrary: large.chain((json) => typed(json, wish, 40)) },
  );
}

function typed(json: unknown, wish: Wish, size: number): fc.Arbitrary<Typed> {
  const type = parseTypeJson(json);
  return valuesOf(type, wish, size).map((value) => ({ type, value }));
}

/** `size`: the maximum number of elements of a collection. Nested collections have fewer, which bounds the values. */
function valuesOf(type: WireType, wish: Wish, size: number): fc.Arbitrary<Value> {
  const special: fc.Arbitrary<Value>[] = [
    fc.constant(undefined),
    ...(wish.unknowns ? [fc.constant<Value>(UNKNOWN)] : []),
  ];
  return fc.oneof(
    { weight: 8, arbitrary: present(type, wish, size) },
    ...special.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
}

function present(type: WireType, wish: Wish, size: number): fc.Arbitrary<Value> {
  const inner = Math.floor(size / 2);
  if (type === 'string') return text;
  if (type === 'number') return numbers;
  if (type === 'bool') return fc.boolean();
  if (type === 'dynamic') {
    return size === 0 ? fc.constant(undefined) : typeJson.chain((json) => dynamic(json, wish, inner));
  }
  if ('list' in type) return fc.array(valuesOf(type.list, wish, inner), { maxLength: size });
  if ('set' in type) return fc.array(valuesOf(type.set, wish, inner), { maxLength: size });
  if ('map' in type) return fc.array(fc.tuple(key, valuesOf(type.map, wish, inner)), { maxLength: size }).map(bare);
  if ('tuple' in type) return fc.tuple(...type.tuple.map((element) => valuesOf(element, wish, inner)));
  return fc
    .tuple(
      ...type.object.map((field) =>
        valuesOf(field.type, wish, inner).map((value): [string, Value] => [field.key, value]),
      ),
    )
    .map(bare);
}

function dynamic(json: unknown, wish: Wish, size: number): fc.Arbitrary<Value> {
  return valuesOf(parseTypeJson(json), wish, size).map((value) => new DynamicValue(json, value));
}

/** An object without a prototype, like those of the codec. */
function bare(entries: readonly (readonly [string, Value])[]): Value {
  const object = Object.create(null) as Record<string, Value>;
  for (const [name_, value] of entries) object[name_] = value;
  return object;
}
