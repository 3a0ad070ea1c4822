import type { Attribute, Attributes } from '../../../src/definition/attribute';
import { snakeCase } from '../../../src/definition/names';
import type { GroupRule, Rule } from '../../../src/definition/rule';
import type { Registry } from '../../../src/handlers/registry';
import type { Configurations } from '../environments/fixture';
import type { ResourceUnderTest } from '../environments/resource';

/** A changed definition is a change of the product, and shows in `__snapshots__` as one. Documentation has pages of its own. */
export function describeSchema({ registry }: ResourceUnderTest<Configurations>): void {
  // In both tiers: without the test, jest would take the snapshot for an obsolete one.
  it('has the schema of the snapshot', () => {
    expect(schemaOf(registry)).toMatchSnapshot();
  });
}

/** What people configure and read, a line for each attribute and each rule about several. */
function schemaOf(registry: Registry): string {
  const kinds: readonly (readonly [string, { readonly [type: string]: { definition(): Described } }])[] = [
    ['resource', registry.resources],
    ['data', registry.dataSources],
    ['list', registry.listResources],
    ['ephemeral', registry.ephemeralResources],
    ['action', registry.actions],
  ];
  return kinds
    .flatMap(([kind, all]) =>
      Object.entries(all).flatMap(([type, one]) => [`${kind} ${type}`, ...linesOf(one.definition()), '']),
    )
    .join('\n');
}

/** What the kinds of definitions have. */
interface Described {
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  readonly identity?: { readonly [name: string]: boolean };
  readonly imports?: readonly { readonly form: string }[];
  readonly schemaVersion?: number;
  readonly identityVersion?: number;
  readonly movedFrom?: readonly { readonly type: string }[];
  readonly construct?: string;
  readonly returnedOnce?: string;
}

function linesOf({ attributes, rules = [], ...definition }: Described): string[] {
  const {
    schemaVersion,
    identityVersion,
    identity,
    imports = [],
    movedFrom = [],
    construct,
    returnedOnce,
  } = definition;
  return [
    // A stack cannot change the type of a resource.
    ...(identity && returnedOnce === undefined ? [`  in CloudFormation Custom::Lintel${construct}`] : []),
    ...(schemaVersion === undefined ? [] : [`  version ${schemaVersion}`]),
    ...(identity ? [`  identity ${Object.keys(identity).map(snakeCase).join(', ')}`] : []),
    ...(identityVersion === undefined ? [] : [`  identity version ${identityVersion}`]),
    ...imports.map(({ form }) => `  import ${form}`),
    ...(movedFrom.length > 0 ? [`  moved from ${movedFrom.map(({ type }) => type).join(', ')}`] : []),
    ...attributeLines(attributes, '  '),
    ...rules.map((rule) => `  rule ${JSON.stringify(rule)}`),
  ];
}

function attributeLines(attributes: Attributes, indent: string): string[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const { doc: _, absent: __, use, ...marks } = attribute;
    if (attribute.type === undefined) {
      return [
        `${indent}${snakeCase(name)}: ${use} choice`,
        ...Object.entries(attribute.choice).flatMap(([kind, members]) => [
          `${indent}  ${kind}`,
          ...attributeLines(members, `${indent}    `),
        ]),
      ];
    }
    return [
      `${indent}${snakeCase(name)}: ${use} ${kindOf(attribute)}${marksOf(marks)}`,
      ...('attributes' in attribute ? attributeLines(attribute.attributes, `${indent}  `) : []),
    ];
  });
}

function kindOf(attribute: Attribute): string {
  return 'element' in attribute ? `${attribute.type} of ${attribute.element}` : attribute.type!;
}

function marksOf(marks: object): string {
  return Object.entries(marks)
    .filter(([name, value]) => value !== undefined && !['type', 'element', 'attributes'].includes(name))
    .map(([name, value]) => `, ${/rules/i.test(name) ? `${name} ${rulesOf(value as never)}` : markOf(name, value)}`)
    .join('');
}

function markOf(name: string, value: unknown): string {
  if (value === true) return name;
  return `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
}

/** Without the words of their messages. */
function rulesOf(rules: readonly Rule[]): string {
  return rules
    .map(({ rule, ...settings }) =>
      Object.entries(settings).reduce(
        (text, [name, value]) => (name === 'words' ? text : `${text} ${markOf(name, value)}`),
        rule as string,
      ),
    )
    .join(' and ');
}
