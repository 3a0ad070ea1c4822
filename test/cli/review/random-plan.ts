import type { Json, Plan, ResourceChange } from '../../../src/cli/stack/plan-json';
import type { Attributes, PlainAttribute, ScalarKind } from '../../../src/definition/attribute';
import { flatAttributes } from '../../../src/definition/flatten';
import { snakeCase } from '../../../src/definition/names';
import { reviews } from '../../../src/handlers/reviews';
import { fc } from '../../support/properties';

/** The prefix of every planted secret. */
export const PLANTED = 'planted-secret';

/** Hostile and unusual texts. */
const EVIL = [
  '</details><script>alert(1)</script>',
  '`|`\n# headline\n```\n',
  '```',
  '\u202egnp.exe',
  '<!-- lintel review -->',
  '@everyone **bold** [a](javascript:alert(1))',
  '"><img src=x onerror=alert(1)>',
  '\u001b[31mred\u001b[0m',
  '${path.module}',
  '__proto__',
  'ünï ☃ 𝒳',
  '',
];

const text = fc.oneof(fc.constantFrom(...EVIL), fc.string({ maxLength: 30 }), fc.stringMatching(/^[a-z]{1,8}$/));
const secret = fc.nat({ max: 1e6 }).map((number) => `${PLANTED}-${number}`);

const SCALARS: { readonly [K in ScalarKind]: fc.Arbitrary<Json> } = {
  string: text,
  int: fc.integer({ min: -1, max: 5000 }),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  bool: fc.boolean(),
  duration: fc.constantFrom('60', '1m', '1h', '3600', '24h', '1d', 'never'),
  document: fc.oneof(
    fc.constantFrom(
      '{"rules":[{"apiGroups":["*"],"resources":["secrets"],"verbs":["*"]}]}',
      '{}',
      'rules: 5',
      '{"rules":[null,1,{"verbs":{}}]}',
    ),
    text,
  ),
  pem: fc.constantFrom('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n', 'no pem'),
  time: fc.constantFrom('2030-01-01T00:00:00Z', 'soon'),
};

/** One side of a change, with marks in the shape of the values. */
interface Side {
  readonly values: { readonly [name: string]: Json };
  readonly unknown: { readonly [name: string]: Json };
  readonly sensitive: { readonly [name: string]: Json };
}

/** Plans with resources of every type and of other providers. Every sensitive value is a planted secret. */
export function randomPlans(): fc.Arbitrary<Plan> {
  return fc.record({
    format_version: fc.constant('1.2'),
    terraform_version: fc.constantFrom('1.11.4', '1.14.0'),
    resource_changes: fc.array(fc.oneof({ weight: 5, arbitrary: ours() }, { weight: 1, arbitrary: foreign() }), {
      maxLength: 6,
    }),
    resource_drift: fc.array(ours(), { maxLength: 2 }),
    errored: fc.boolean(),
    output_changes: fc.dictionary(
      text,
      fc.constant({
        actions: ['update'] as const,
        before: PLANTED,
        after: `${PLANTED}-output`,
        before_sensitive: true,
        after_sensitive: true,
      }),
      { maxKeys: 2 },
    ),
  }) as unknown as fc.Arbitrary<Plan>;
}

const ACTIONS = [
  ['create'],
  ['update'],
  ['delete'],
  ['delete', 'create'],
  ['create', 'delete'],
  ['no-op'],
  ['forget'],
  ['read'],
] as const;

function ours(): fc.Arbitrary<ResourceChange> {
  return fc.constantFrom(...Object.keys(reviews)).chain((type) => {
    const { attributes } = reviews[type].definition();
    const deposed = fc.option(fc.constant('abcd'), { nil: undefined, freq: 9 });
    return fc
      .record({
        key: text,
        actions: fc.constantFrom(...ACTIONS),
        before: sideOf(attributes, false),
        after: sideOf(attributes, true),
        deposed,
      })
      .map(({ key, actions, before, after, deposed: deposedKey }) =>
        changeOf(
          type,
          `${type}.this[${JSON.stringify(key)}]`,
          'registry.terraform.io/lintel/lintel',
          actions,
          before,
          after,
          deposedKey,
        ),
      );
  });
}

function foreign(): fc.Arbitrary<ResourceChange> {
  const side = fc.record({
    values: fc.record({ password: secret, name: text }),
    unknown: fc.constant({}),
    sensitive: fc.constant({ password: true }),
  });
  return fc
    .record({ key: text, actions: fc.constantFrom(...ACTIONS), before: side, after: side })
    .map(({ key, actions, before, after }) =>
      changeOf(
        'other_thing',
        `other_thing.this[${JSON.stringify(key)}]`,
        'registry.terraform.io/other/other',
        actions,
        before,
        after,
      ),
    );
}

function changeOf(
  type: string,
  address: string,
  provider: string,
  actions: readonly string[],
  before: Side,
  after: Side,
  deposed?: string,
): ResourceChange {
  const makes = actions.includes('create') || actions.includes('update') || actions.includes('no-op');
  const had = !(actions.length === 1 && actions[0] === 'create');
  return {
    address,
    mode: 'managed',
    type,
    name: 'this',
    provider_name: provider,
    ...(deposed === undefined ? {} : { deposed }),
    change: {
      actions,
      before: had ? before.values : null,
      after: makes ? after.values : null,
      before_sensitive: had ? before.sensitive : false,
      after_sensitive: makes ? after.sensitive : false,
      after_unknown: makes ? after.unknown : {},
      replace_paths: actions.length === 2 ? [Object.keys(after.values).slice(0, 1)] : undefined,
    },
  } as unknown as ResourceChange;
}

function sideOf(attributes: Attributes, unknowns: boolean): fc.Arbitrary<Side> {
  const flat = flatAttributes(attributes);
  const members = Object.fromEntries(
    Object.entries(flat).map(([name, attribute]) => [snakeCase(name), memberOf(attribute, unknowns)]),
  );
  return fc.record(members).map((made) => ({
    values: Object.fromEntries(
      Object.entries(made).flatMap(([name, { value, unknown }]) => (unknown === true ? [] : [[name, value]])),
    ),
    unknown: Object.fromEntries(
      Object.entries(made).flatMap(([name, { unknown }]) => (unknown === undefined ? [] : [[name, unknown]])),
    ),
    sensitive: Object.fromEntries(
      Object.entries(made).flatMap(([name, { sensitive }]) => (sensitive === undefined ? [] : [[name, sensitive]])),
    ),
  }));
}

interface Member {
  readonly value: Json;
  readonly unknown?: Json;
  readonly sensitive?: Json;
}

function memberOf(attribute: PlainAttribute, unknowns: boolean): fc.Arbitrary<Member> {
  const absent = fc.constant<Member>({ value: null });
  if (attribute.writeOnly) return absent;
  const shown: fc.Arbitrary<Member> =
    attribute.type === 'object'
      ? sideOf(attribute.attributes, unknowns).map(({ values, unknown, sensitive }) => ({
          value: values,
          unknown,
          sensitive,
        }))
      : attribute.type === 'objects'
        ? fc.array(sideOf(attribute.attributes, false), { maxLength: 2 }).map((sides) => ({
            value: sides.map(({ values }) => values),
            sensitive: sides.map(({ sensitive }) => sensitive),
          }))
        : valueOf(attribute).map((value) => ({ value }));
  return fc.oneof(
    { weight: 6, arbitrary: attribute.sensitive ? secretOf(attribute).map((value): Member => ({ value })) : shown },
    { weight: 2, arbitrary: absent },
    { weight: 1, arbitrary: secretOf(attribute).map((value): Member => ({ value, sensitive: true })) },
    ...(unknowns ? [{ weight: 1, arbitrary: fc.constant<Member>({ value: null, unknown: true }) }] : []),
  );
}

function valueOf(attribute: PlainAttribute): fc.Arbitrary<Json> {
  switch (attribute.type) {
    case 'object':
    case 'objects':
      return fc.constant(null);
    case 'list':
    case 'set':
      return fc.array(fc.oneof(SCALARS[attribute.element], fc.constant<Json>('*')), { maxLength: 3 });
    case 'map':
      return fc.dictionary(text, SCALARS[attribute.element], { maxKeys: 3 }) as fc.Arbitrary<Json>;
    case 'dynamic':
      return fc.dictionary(text, fc.oneof(SCALARS.string, SCALARS.number), { maxKeys: 3 }) as fc.Arbitrary<Json>;
    default:
      return attribute.values ? fc.constantFrom<Json>(...attribute.values, 'a future value') : SCALARS[attribute.type];
  }
}

/** A planted secret of the attribute's type. */
function secretOf(attribute: PlainAttribute): fc.Arbitrary<Json> {
  switch (attribute.type) {
    case 'object':
      return fc.constant(null);
    case 'objects':
      return fc.constant<Json>([]);
    case 'list':
    case 'set':
      return fc.array(secret, { minLength: 1, maxLength: 2 });
    case 'map':
      return fc.dictionary(text, secret, { maxKeys: 2 }) as fc.Arbitrary<Json>;
    case 'bool':
      return fc.boolean();
    case 'int':
    case 'number':
      return fc.integer();
    default:
      return secret;
  }
}
