/** @tier complete */
import { Testing, TerraformStack, TerraformVariable, Token } from 'cdktf';
import { EdgePackage } from './edge-package';

process.env.LINTEL_SELF_INSTALL = '0';

let edgePackage: EdgePackage;
// jsii compiles a separate package, whose types exist only after that.
let lintel: any;

beforeAll(() => {
  edgePackage = new EdgePackage({ extended: true }).compile();
  // oxlint-disable-next-line typescript/no-require-imports
  lintel = require(`${edgePackage.folder}/lib`);
}, 120_000);

afterAll(() => edgePackage.close());

function synthesize(build: (stack: TerraformStack) => void): Record<string, any> {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new lintel.LintelProvider(stack, 'lintel');
  build(stack);
  return JSON.parse(Testing.synth(stack, true)) as Record<string, any>;
}

function synthesizeThing(props: object | ((stack: TerraformStack) => object)): unknown {
  const { resource } = synthesize(
    (stack) => new lintel.platform.Edge(stack, 'Thing', typeof props === 'function' ? props(stack) : props),
  );
  return resource.lintel_edge.Thing;
}

const required = { name: 'x', level: 'advisory' };

test('every shape of attribute is synthesized as Terraform expects it', () => {
  const { EdgeLevel, EdgeRotation, EdgeStep } = lintel.platform;
  expect(
    synthesizeThing({
      name: 'thing',
      level: EdgeLevel.HARD_MANDATORY,
      size: 3,
      weight: 2.5,
      enabled: false,
      period: lintel.Duration.hours(24),
      policy: '{"a":1}',
      startsAt: '2026-01-01T00:00:00Z',
      owner: 'me',
      tags: ['a', 'b'],
      steps: [EdgeStep.PLAN],
      sizes: [1, 2],
      ports: [80],
      switches: [true],
      labels: { camelCase: 'stays' },
      limits: { a: 1 },
      flags: { b: true },
      home: { street: 'High Street', door: { colour: 'red' } },
      windows: [{ title: 'left', open: true }, { title: 'right' }],
      rotation: EdgeRotation.onSchedule('0 3 * * *', { window: lintel.Duration.hours(1) }),
    }),
  ).toMatchInlineSnapshot(`
{
  "enabled": false,
  "flags": {
    "b": true,
  },
  "home": {
    "door": {
      "colour": "red",
    },
    "street": "High Street",
  },
  "labels": {
    "camelCase": "stays",
  },
  "level": "hard-mandatory",
  "limits": {
    "a": 1,
  },
  "name": "thing",
  "owner": "me",
  "period": "24h",
  "policy": "{"a":1}",
  "ports": [
    80,
  ],
  "rotation_schedule": "0 3 * * *",
  "rotation_window": "1h",
  "size": 3,
  "sizes": [
    1,
    2,
  ],
  "starts_at": "2026-01-01T00:00:00Z",
  "steps": [
    "plan",
  ],
  "switches": [
    true,
  ],
  "tags": [
    "a",
    "b",
  ],
  "weight": 2.5,
  "windows": [
    {
      "open": true,
      "title": "left",
    },
    {
      "title": "right",
    },
  ],
}
`);
});

test('each form of a choice has exactly the values given to its factory', () => {
  const { EdgeRotation } = lintel.platform;
  const rotations = [
    EdgeRotation.every(lintel.Duration.days(30)),
    EdgeRotation.never(),
    EdgeRotation.byCommittee({ chair: 'a', deputy: 'b', secretary: 'c' }),
  ];
  expect(rotations.map((rotation) => synthesizeThing({ ...required, rotation }))).toEqual([
    { ...required, rotation_period: '30d' },
    required,
    { ...required, chair: 'a', deputy: 'b', secretary: 'c' },
  ]);
});

test('getters are references to the attribute, whatever its shape', () => {
  const { output } = synthesize((stack) => {
    const thing = new lintel.platform.Edge(stack, 'Thing', required);
    const values = {
      string: thing.id,
      number: Token.asString(Token.asAny(thing.size)),
      bool: thing.enabled,
      list: thing.steps,
      set: thing.tags,
      numbers: thing.ports,
      bools: thing.switches,
      element: thing.switches.get(1),
      map: thing.labels,
      key: thing.labels.lookup('a'),
      object: thing.home,
      member: thing.home.door.colour,
      objects: thing.windows,
      computed: thing.windows.get(2).panes.get(0).sizes,
      choice: thing.rotationPeriod,
    };
    stack.addOverride('output', values);
  });
  expect(output).toMatchInlineSnapshot(`
{
  "bool": "\${lintel_edge.Thing.enabled}",
  "bools": "\${lintel_edge.Thing.switches}",
  "choice": "\${lintel_edge.Thing.rotation_period}",
  "computed": "\${tolist(lintel_edge.Thing.windows[2].panes[0].sizes)}",
  "element": "\${element(lintel_edge.Thing.switches, 1)}",
  "key": "\${lintel_edge.Thing.labels["a"]}",
  "list": "\${lintel_edge.Thing.steps}",
  "map": "\${lintel_edge.Thing.labels}",
  "member": "\${lintel_edge.Thing.home.door.colour}",
  "number": "\${lintel_edge.Thing.size}",
  "numbers": "\${tolist(lintel_edge.Thing.ports)}",
  "object": "\${lintel_edge.Thing.home}",
  "objects": "\${lintel_edge.Thing.windows}",
  "set": "\${tolist(lintel_edge.Thing.tags)}",
  "string": "\${lintel_edge.Thing.id}",
}
`);
});

test('tokens pass the check of values', () => {
  expect(
    synthesizeThing((stack) => {
      const variable = new TerraformVariable(stack, 'variable', { type: 'any' });
      return {
        name: variable.stringValue,
        level: 'advisory',
        size: variable.numberValue,
        enabled: variable.booleanValue,
        tags: variable.listValue,
        labels: Token.asStringMap(variable.fqn),
        windows: Token.asAny(variable.fqn),
        home: { street: `at ${variable.stringValue}` },
        passwordWo: variable.stringValue,
      };
    }),
  ).toMatchInlineSnapshot(`
{
  "enabled": "\${var.variable}",
  "home": {
    "street": "at \${var.variable}",
  },
  "labels": "\${var.variable}",
  "level": "advisory",
  "name": "\${var.variable}",
  "password_wo": "\${var.variable}",
  "size": "\${var.variable}",
  "tags": "\${var.variable}",
  "windows": "\${var.variable}",
}
`);
});

test('all problems are reported at once, each with the path of the construct and of the property', () => {
  const rotation = lintel.platform.EdgeRotation.onSchedule('@daily');
  expect(() =>
    synthesizeThing({
      name: '',
      level: 'advisory',
      size: 11,
      windows: [{ title: 'left' }, {}],
      passwordWo: 'literal',
      rotation,
    }),
  ).toThrowErrorMatchingInlineSnapshot(`
"stack/Thing: passwordWo: a literal would be stored in cdk.tf.json and in the plan file, readable to anyone with access to them. Pass the value of an \`EphemeralVariable\` instead, or that of an ephemeral resource.
stack/Thing: name: "" is empty. It must have between 1 and 9 characters.
stack/Thing: size: 11 is too large. It must be between 1 and 10.
stack/Thing: windows[1].title: \`windows[1].title\` must be configured. The title.
stack/Thing: rotationSchedule: "@daily" is a macro. It must be a cron expression of exactly five fields (minute, hour, day of month, month, day of week from 0, Sunday, to 6), without macros such as "@daily"."
`);
});

test('a refused construct leaves nothing in the tree', () => {
  const stack = new TerraformStack(Testing.app(), 'stack');
  expect(() => new lintel.platform.Edge(stack, 'Thing', { name: '' })).toThrow('stack/Thing');
  expect(stack.node.tryFindChild('Thing')).toBeUndefined();
});

test('handwritten methods belong to the public class, together with all of its base', () => {
  const { types } = edgePackage.assembly();
  expect(Object.keys(types).filter((name) => /Base$/.test(name))).toEqual([]);
  const edge = types['lintel.platform.Edge'] as unknown as {
    base: string;
    initializer: { parameters: { name: string }[] };
  };
  expect(edge.base).toBe('cdktf.TerraformResource');
  expect(edge.initializer.parameters.map(({ name }) => name)).toEqual(['scope', 'id', 'props']);
  const methods = types['lintel.platform.Edge']!.methods!.filter((method) => !method.protected).map(({ name }) => name);
  const changes = methods.filter((name) => /^(put|reset)[A-Z]/.test(name));
  expect(methods.filter((name) => !changes.includes(name))).toEqual(['generateConfigForImport', 'isEdge', 'greet']);
  expect(changes).toEqual(expect.arrayContaining(['putPasswordWo', 'resetPasswordWo']));
  const stack = new TerraformStack(Testing.app(), 'stack');
  expect(new lintel.platform.Edge(stack, 'Thing', required).greet()).toBe('Thing says hello');
  expect(lintel.platform.Edge.tfResourceType).toBe('lintel_edge');
});

test('a write-only attribute has no getter', () => {
  const names = edgePackage.assembly().types['lintel.platform.Edge']!.properties!.map(({ name }) => name);
  expect(names).toContain('password');
  expect(names).toContain('passwordWoVersion');
  expect(names).not.toContain('passwordWo');
});

describe('an ephemeral resource construct', () => {
  const { TerraformIterator } = jest.requireActual<typeof import('cdktf')>('cdktf');

  test('is a separate block whose results can be used for write-only attributes', () => {
    const { ephemeral, resource, provider } = synthesize((stack) => {
      const thing = new lintel.platform.Edge(stack, 'First', required);
      const key = new lintel.platform.EphemeralEdgeKey(stack, 'Key', { name: 'k', dependsOn: [thing] });
      new lintel.platform.Edge(stack, 'Thing', {
        ...required,
        passwordWo: key.key,
        tags: key.doors,
        labels: { mark: key.marks.lookup('a') },
        size: key.turns,
        enabled: key.golden,
      });
    });
    expect(provider.lintel).toHaveLength(1);
    expect(ephemeral.lintel_edge_key.Key).toMatchObject({ name: 'k', depends_on: ['lintel_edge.First'] });
    expect(resource.lintel_edge.Thing).toMatchObject({
      password_wo: '${ephemeral.lintel_edge_key.Key.key}',
      tags: '${ephemeral.lintel_edge_key.Key.doors}',
      labels: { mark: '${ephemeral.lintel_edge_key.Key.marks["a"]}' },
      size: '${ephemeral.lintel_edge_key.Key.turns}',
      enabled: '${ephemeral.lintel_edge_key.Key.golden}',
    });
  });

  test("accepts Terraform's meta-arguments for ephemeral resources, and overrides", () => {
    const { ephemeral } = synthesize((stack) => {
      const key = new lintel.platform.EphemeralEdgeKey(stack, 'Key', {
        name: 'k',
        forEach: TerraformIterator.fromList(['a', 'b']),
        provider: stack.node.tryFindChild('lintel'),
      });
      key.addOverride('hours', 7);
    });
    expect(ephemeral.lintel_edge_key.Key).toMatchObject({
      for_each: '${toset(["a", "b"])}',
      provider: 'lintel',
      hours: 7,
    });
  });

  test('is checked like every construct', () => {
    expect(() => synthesize((stack) => new lintel.platform.EphemeralEdgeKey(stack, 'Key', { hours: 1 }))).toThrow(
      'stack/Key: name: `name` must be configured',
    );
  });

  test('can be a dependency of other constructs', () => {
    const { resource } = synthesize((stack) => {
      const key = new lintel.platform.EphemeralEdgeKey(stack, 'Key', { name: 'k' });
      new lintel.platform.Edge(stack, 'Thing', { ...required, dependsOn: [key] });
    });
    expect(resource.lintel_edge.Thing.depends_on).toEqual(['ephemeral.lintel_edge_key.Key']);
  });
});

test.each([
  [
    'docs/ephemeral-resources/edge_key.md',
    '# lintel_edge_key (Ephemeral Resource)',
    'The construct is `platform.EphemeralEdgeKey`.',
  ],
  ['docs/list-resources/edge.md', '# lintel_edge (List Resource)', 'list "lintel_edge" "example"'],
  ['docs/actions/edge_turn.md', '# lintel_edge_turn (Action)', 'action "lintel_edge_turn" "example"'],
])('the page %s documents how to use the type', (file, ...texts) => {
  for (const text of texts) expect(edgePackage.files.get(file)).toContain(text);
  if (!file.includes('ephemeral')) expect(edgePackage.files.get(file)).not.toContain('The construct is');
});
