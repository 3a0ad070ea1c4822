import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import type { Attributes, PlainAttribute } from '../../src/definition/attribute';
import { check } from '../../src/definition/check';
import { flatAttributes } from '../../src/definition/flatten';
import type { Value } from '../../src/definition/value';
import { actions, dataSources, ephemeralResources, listResources, resources } from '../../src/handlers';
import { providerSettings } from '../../src/handlers/provider/definition';

interface Named {
  readonly name: string;
  readonly attribute: PlainAttribute;
}

function attributesIn(attributes: Attributes, outer: string): Named[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]): Named[] => [
    { name: `${outer}.${name}`, attribute },
    ...('attributes' in attribute ? attributesIn(attribute.attributes, `${outer}.${name}`) : []),
  ]);
}

const all: readonly Named[] = [
  ...attributesIn(providerSettings.attributes, 'provider'),
  ...[resources, dataSources, ephemeralResources, listResources, actions].flatMap((registered) =>
    Object.entries(registered).flatMap(([type, { definition }]) => attributesIn(definition().attributes, type)),
  ),
].filter(({ attribute }) => attribute.use !== 'computed');

/** What the check says of a value of the attribute, or of an element of it. */
function faultOf({ attribute }: Named, value: Value): string | undefined {
  const inner: Value =
    attribute.type === 'list' || attribute.type === 'set'
      ? ([value] as readonly Value[])
      : attribute.type === 'map'
        ? { key: value as string }
        : value;
  const own = {
    ...attribute,
    rules: inner === value ? attribute.rules : undefined,
    writeOnly: undefined,
    use: 'optional',
  };
  return check({ attributes: { it: own } as unknown as Attributes }, { it: inner })[0]?.detail;
}

const isText = ({ attribute }: Named): boolean => {
  const type = 'element' in attribute ? attribute.element : attribute.type;
  return (type === 'string' || type === 'duration' || type === 'time') && !('values' in attribute && attribute.values);
};

const withText = all.filter(isText);

/** The examples of a message: texts in quotes or backticks after "such as", and the quoted ones of a duration. */
function examplesIn(message: string): string[] {
  const after = [...message.matchAll(/(?<!without \w+ )such as ((?:(?:"[^"]+"|`[^`]+`)(?:, | or )?)+)/g)].map(
    ([, list]) => list!,
  );
  const ofDuration = /whole number of seconds \("90"\).*/.exec(message)?.[0] ?? '';
  // What a command prints is no value, but its output is.
  return [
    ...[...after.filter((list) => !list.startsWith('`gpg ')), ofDuration].join(' ').matchAll(/"([^"]+)"|`([^`]+)`/g),
  ].map(([, quoted, inBackticks]) => (quoted ?? inBackticks)!);
}

/** Values that most rules and kinds refuse. */
const REFUSED = ['24 hours', '//', ' \u0000', 'a,b/c=', '-'];

test('each example in a message about a value is accepted in its place', () => {
  const tried: string[] = [];
  for (const named of withText) {
    const messages = REFUSED.flatMap((value) => faultOf(named, value) ?? []);
    for (const example of new Set(messages.flatMap(examplesIn))) {
      tried.push(example);
      expect({ in: named.name, example, fault: faultOf(named, example) }).toEqual({ in: named.name, example });
    }
  }
  expect(new Set(tried).size).toBeGreaterThan(8);
});

test('a duration that a rule restricts is explained by the rule', () => {
  const timeout = all.find(({ name }) => name.endsWith('lintel_admin_organization.terraformBuildWorkerApplyTimeout'));
  const named =
    timeout ?? all.find(({ name, attribute }) => /admin_organization/.test(name) && attribute.type === 'duration')!;
  expect(faultOf(named, '24 hours')).toBe(
    '"24 hours" is not a duration. It must be a decimal number followed by one of the units `ms`, `s`, `m` and `h`, such as "24h" or "1.5h".',
  );
  expect(faultOf(named, '24h')).toBeUndefined();
});

/** The name of an attribute in backticks is spelled as the language does; an assignment is not, and only HCL has `name = value`. */
test('no message has an assignment in the notation of one language', () => {
  const root = path.join(__dirname, '..', '..', 'src');
  const found = ['handlers', 'definition', 'plan'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        readFileSync(path.join(root, folder, file), 'utf8')
          .split('\n')
          .filter(
            (line) =>
              /(?:\\`|'[^']*`)[a-z][A-Za-z0-9]* = [^`$]+`/.test(line) && !/^\s*(?:\*|\/\/|\/\*\*|doc:)/.test(line),
          )
          .map((line) => `${file}: ${line.trim()}`),
      ),
  );
  expect(found).toEqual([]);
});
