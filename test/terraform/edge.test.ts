/** @tier complete */
import { execFileSync } from 'child_process';
import { mkdirSync, renameSync } from 'fs';
import * as path from 'path';
import { EdgeStore } from '../support/edge/store';
import { serveRegistry, ServedRegistry } from '../support/serve-registry';
import { changedAttributes, TerraformFolder } from '../support/terraform';

let store: EdgeStore;
let served: ServedRegistry;
let terraform: TerraformFolder;

beforeEach(async () => {
  store = new EdgeStore();
  served = await serveRegistry(store.registry());
  terraform = new TerraformFolder(served.environment);
  // Nothing listens there: the service of the edge resource is in this process. But a connection must be configured.
  terraform.write(
    'provider.tf',
    'provider "lintel" {\n  platform = { address = "http://127.0.0.1:9", token = "unused" }\n}\n',
  );
});

afterEach(async () => {
  terraform.close();
  await served.close();
});

const [, minor = '0'] =
  /^Terraform v1\.(\d+)/m.exec(
    execFileSync('terraform', ['version'], { encoding: 'utf8', env: { ...process.env, CHECKPOINT_DISABLE: '1' } }),
  ) ?? [];
/** OpenTofu has no import blocks inside of modules. */
const hasImportsInModules = Number(minor) >= 16;

const edge = (body: string) => `resource "lintel_edge" "this" {\n${body}\n}\n`;

async function applied(body: string, head = ''): Promise<void> {
  terraform.configure(head + edge(body));
  await terraform.apply();
}

const FULL = `
  name     = "first"
  title    = "cafe\\u0301"
  size     = 7
  exact    = 9007199254740993
  active   = false
  level    = "high"
  period   = "24h"
  document = jsonencode({ b = [1, 2], a = "x" })
  tags     = ["b", "a", "b"]
  steps    = ["one", "two"]
  labels   = { __proto__ = "kept", plain = "" }
  nested   = { word = "w" }
  parts    = [{ key = "k1" }, { key = "k2", note = "n" }]
  rotation_schedule = "0 3 * * 0"
  rotation_window   = "1h"
  chosen   = "by me"
  payload  = { text = "t", number = 18446744073709551617, none = null, list = [1, "a", { deep = false }] }
  request  = "a request"
  note     = "local"
  founder  = "me"
  password_wo = "first password"
`;

describe('the plan pipeline, with real terraform', () => {
  it('creates with every kind of attribute, and plans nothing afterwards', async () => {
    await applied(FULL);
    expect(await terraform.planIsEmpty()).toBe(true);
    const [stored] = [...store.objects.values()];
    expect(stored).toMatchObject({
      exact: 9007199254740993n,
      payload: { text: 't', number: 18446744073709551617n, none: undefined, list: [1, 'a', { deep: false }] },
      title: 'café',
      password: 'first password',
      rotation: { kind: 'schedule', rotationSchedule: '0 3 * * 0' },
    });
    expect(Object.entries(stored.labels as object)).toEqual([
      ['__proto__', 'kept'],
      ['plain', ''],
    ]);
    expect(terraform.instance('lintel_edge.this').attributes).toMatchObject({
      password_wo: null,
      secrets_revision: 1,
      keep: false,
      writes: 1,
    });
    expect(terraform.stateText()).not.toContain('first password');
  });

  it('creates a minimal configuration with defaults and values chosen by the service', async () => {
    await applied('name = "least"');
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(terraform.instance('lintel_edge.this').attributes).toMatchObject({
      size: 3,
      active: true,
      level: 'low',
      chosen: 'by the service',
      secrets_revision: 0,
      title: null,
    });
  });

  it.each([
    ['another spelling of a duration', 'period = "24h"', 'period = "86400"'],
    [
      'a document in YAML that means the same',
      'document = jsonencode({ a = [1], b = true })',
      'document = "b: true\\na:\\n  - 1\\n"',
    ],
    ['another order of a set', 'tags = ["a", "b"]', 'tags = ["b", "a", "a"]'],
    ['a decomposed letter', 'title = "caf\\u00e9"', 'title = "cafe\\u0301"'],
    ['a number with another notation', 'exact = 1000', 'exact = 1e3'],
    ['a default that is written out', 'size = null', 'size = 3'],
    ['an object that was made otherwise', 'payload = { a = ["x"], b = 1 }', 'payload = { b = 1.0, a = tolist(["x"]) }'],
  ])('plans no change for %s', async (_, before, after) => {
    await applied(`name = "same"\n${before}`);
    terraform.configure(edge(`name = "same"\n${after}`));
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it.each([
    ['title', '"t"', 'null'],
    ['size', '7', 'null'],
    ['exact', '0.1', '0.2'],
    ['active', 'false', 'null'],
    ['level', '"high"', 'null'],
    ['period', '"1h"', '"2h"'],
    ['document', '"{}"', 'null'],
    ['tags', '["a"]', '[]'],
    ['steps', '["a"]', '["a", "b"]'],
    ['labels', '{ a = "1" }', 'null'],
    ['nested', '{ word = "a" }', '{ word = "b", weight = 4 }'],
    ['parts', '[{ key = "a" }]', '[{ key = "a", note = "n" }, { key = "b" }]'],
    ['rotation_period', '"1h"', 'null'],
    ['payload', '{ a = 1, b = [true, { c = null }] }', '{ a = "1", b = [true, { c = null }] }'],
    ['payload', '{ a = null }', '{}'],
    ['chosen', '"mine"', '"yours"'],
  ])('changes only %s, in place, and converges', async (name, before, after) => {
    await applied(`name = "one"\n${name} = ${before}`);
    terraform.configure(edge(`name = "one"\n${name} = ${after}`));
    const [change] = (await terraform.plan()).resource_changes!;
    expect(change.change.actions).toEqual(['update']);
    expect(changedAttributes(change)).toEqual([name, 'writes'].sort());
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(store.requests.filter((request) => request.startsWith('update'))).toHaveLength(1);
  });

  it('switches the group of a choice in one update', async () => {
    await applied('name = "c"\nrotation_period = "1h"');
    await applied('name = "c"\nrotation_schedule = "0 3 * * *"');
    expect(store.requests).toContain('update rotation');
    expect([...store.objects.values()][0].rotation).toEqual({ kind: 'schedule', rotationSchedule: '0 3 * * *' });
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('plans an unknown object, and only unknown inputs', async () => {
    terraform.configure(
      `resource "terraform_data" "later" { input = "v" }\n${edge(`
      name = terraform_data.later.output
      title = terraform_data.later.output
      size = length(terraform_data.later.output)
      exact = length(terraform_data.later.output)
      active = terraform_data.later.output == "v"
      level = terraform_data.later.output == "v" ? "high" : "low"
      period = "\${length(terraform_data.later.output)}h"
      document = jsonencode({ v = terraform_data.later.output })
      tags = [terraform_data.later.output, "known"]
      steps = [terraform_data.later.output]
      labels = { v = terraform_data.later.output }
      nested = { word = terraform_data.later.output }
      parts = [{ key = terraform_data.later.output }]
      rotation_period = "\${length(terraform_data.later.output)}h"
      chosen = terraform_data.later.output
      request = terraform_data.later.output
      note = terraform_data.later.output
      keep = terraform_data.later.output == "v"
      founder = terraform_data.later.output
      password_wo = terraform_data.later.output
    `)}`,
    );
    await terraform.init();
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    expect([...store.objects.values()][0]).toMatchObject({ name: 'v', tags: ['known', 'v'], level: 'high' });
  });
});

describe('a create that fails midway', () => {
  it('leaves no state, so that Terraform does not taint and replace the object', async () => {
    store.failSecondStep = true;
    terraform.configure(edge('name = "half"'));
    const { status, stderr } = await terraform.run('apply', '-auto-approve');
    expect(status).toBe(1);
    expect(stderr).toContain('the second step failed');
    expect((await terraform.run('state', 'list')).stdout).toBe('');
    expect(store.objects.size).toBe(0);

    store.failSecondStep = false;
    await terraform.apply();
    expect(store.objects.size).toBe(1);
  });
});

describe('a write-only secret', () => {
  it('without a version is sent again when it changes, which the revision shows', async () => {
    await applied('name = "s"\npassword_wo = "one"');
    terraform.configure(edge('name = "s"\npassword_wo = "two"'));
    const [change] = (await terraform.plan()).resource_changes!;
    expect(change.change.actions).toEqual(['update']);
    expect(changedAttributes(change)).toEqual(['secrets_revision', 'writes']);
    await terraform.apply();
    expect(store.requests).toContain('update password');
    expect([...store.objects.values()][0].password).toBe('two');
    expect(terraform.instance('lintel_edge.this').attributes.secrets_revision).toBe(2);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('with a version is sent again only when the version changes', async () => {
    await applied('name = "s"\npassword_wo = "one"\npassword_wo_version = 1');
    terraform.configure(edge('name = "s"\npassword_wo = "two"\npassword_wo_version = 1'));
    expect(await terraform.planIsEmpty()).toBe(true);
    await applied('name = "s"\npassword_wo = "two"\npassword_wo_version = 2');
    expect([...store.objects.values()][0].password).toBe('two');
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('is cleared when it is removed, and replaced with its stateful form in one request', async () => {
    await applied('name = "s"\npassword_wo = "one"');
    await applied('name = "s"');
    expect(store.requests).toContain('update password');
    expect([...store.objects.values()][0].password).toBeUndefined();
    await applied('name = "s"\npassword_wo = "two"');
    store.requests.length = 0;
    await applied('name = "s"\npassword = "two"');
    expect(store.requests.filter((request) => request.startsWith('update'))).toEqual(['update password']);
    expect(await terraform.planIsEmpty()).toBe(true);
    await applied('name = "s"\npassword_wo = "two"');
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(terraform.stateText()).not.toContain('"two"');
  });
});

describe('an object that only the service knows', () => {
  it('is known in part until the apply, and kept as it is configured', async () => {
    const other = 'resource "lintel_edge" "other" {\n  name = "o"\n}\n';
    await applied('name = "s"\npayload = { id = lintel_edge.other.id, list = [lintel_edge.other.writes, 2] }', other);
    expect(await terraform.planIsEmpty()).toBe(true);
    const [, stored] = [...store.objects.values()];
    expect(stored.payload).toEqual({ id: 'edge-1', list: [1, 2] });
    await applied('name = "s"\npayload = { id = lintel_edge.other.chosen }', `${other.slice(0, -2)}  size = 4\n}\n`);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('shows drift of a member alone', async () => {
    await applied('name = "s"\npayload = { a = 1, b = ["x"] }');
    const [stored] = [...store.objects.values()];
    stored.payload = { b: ['x', 'y'], a: 1 };
    const [change] = (await terraform.plan()).resource_changes!;
    expect(change.change.before).toMatchObject({ payload: { a: 1, b: ['x', 'y'] } });
    expect(changedAttributes(change)).toEqual(['payload', 'writes']);
  });

  it('sends the members of a secret one that changed, and names no value', async () => {
    await applied('name = "s"\nsealed_wo = { user = "u", code = 4711, deep = { key = "canary" } }');
    expect(await terraform.planIsEmpty()).toBe(true);
    terraform.configure(edge('name = "s"\nsealed_wo = { user = "u", code = "4711", more = true }'));
    const [change] = (await terraform.plan()).resource_changes!;
    expect(changedAttributes(change)).toEqual(['secrets_revision', 'writes']);
    await terraform.apply();
    expect(store.secretKeys.at(-1)).toEqual({ sealed: { sent: ['code', 'more'], removed: ['deep'] } });
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(terraform.stateText()).not.toMatch(/canary|4711/);
    // The members stay where they are if the values move to the state.
    await applied('name = "s"\nsealed = { user = "u", code = "4711", more = true }');
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('is refused if it is a text', async () => {
    terraform.configure(edge('name = "s"\npayload = jsonencode({ a = 1 })'));
    expect((await terraform.run('plan')).stderr).toContain('jsondecode(…)');
  });
});

describe('an import', () => {
  it('records unreadable values in one update, never a replacement, and then plans nothing', async () => {
    await applied(FULL);
    await terraform.succeed('state', 'rm', 'lintel_edge.this');
    await terraform.succeed('import', 'lintel_edge.this', 'edge-1');
    const [change] = (await terraform.plan()).resource_changes!;
    expect(change.change.actions).toEqual(['update']);
    // `nested` contains a timestamp that changes with every write.
    expect(changedAttributes(change)).toEqual(['nested', 'note', 'request', 'secrets_revision', 'writes']);
    store.requests.length = 0;
    await terraform.apply();
    expect(store.requests.filter((request) => request.startsWith('update'))).toEqual(['update password request']);
    expect(await terraform.planIsEmpty()).toBe(true);

    terraform.configure(edge(FULL.replace('a request', 'another request')));
    expect((await terraform.plan()).resource_changes![0].change.actions).toEqual(['delete', 'create']);
  });

  it('plans nothing if the service returns everything, for both forms of the id', async () => {
    await applied('name = "given"\ntitle = "t"\nnested = { word = "w" }');
    for (const id of ['edge-1', 'named/given']) {
      await terraform.succeed('state', 'rm', 'lintel_edge.this');
      await terraform.succeed('import', 'lintel_edge.this', id);
      expect(await terraform.planIsEmpty()).toBe(true);
    }
  });

  it('lists the valid forms of an id', async () => {
    terraform.configure(edge('name = "x"'));
    const { status, stderr } = await terraform.run('import', 'lintel_edge.this', 'nonsense');
    expect(status).toBe(1);
    expect(stderr).toContain('named/<name>');
    expect(stderr).toContain('for example edge-1');
  });

  it('generates a configuration that plans nothing', async () => {
    await applied('name = "generated"\ntitle = "t"\nlabels = { a = "b" }');
    await terraform.succeed('state', 'rm', 'lintel_edge.this');
    terraform.configure('import {\n  to = lintel_edge.this\n  id = "edge-1"\n}\n');
    const { stdout } = await terraform.run('plan', '-generate-config-out=generated.tf');
    expect(stdout).toContain('1 to import');
  });

  // Defined, rather than skipped, for an engine that can do it: a run with a skipped test is not recorded.
  if (hasImportsInModules) {
    it('is planned from a block inside of a module, by id and by identity', async () => {
      await applied('name = "inside"');
      await terraform.succeed('state', 'rm', 'lintel_edge.this');
      const inner = path.join(terraform.folder, 'inner');
      mkdirSync(inner);
      for (const what of ['id = "edge-1"', 'identity = { id = "edge-1" }']) {
        terraform.configure(`${edge('name = "inside"')}import {\n  to = lintel_edge.this\n  ${what}\n}\n`);
        renameSync(path.join(terraform.folder, 'main.tf'), path.join(inner, 'main.tf'));
        terraform.configure('module "inner" {\n  source = "./inner"\n}\n');
        await terraform.succeed('get');
        expect(await terraform.apply()).toContain('1 imported, 0 added, 0 changed, 0 destroyed');
        expect(await terraform.planIsEmpty()).toBe(true);
        await terraform.succeed('state', 'rm', 'module.inner.lintel_edge.this');
      }
    });
  }
});

describe('an optional attribute that the service fills in', () => {
  it('returns to the choice of the service when it is removed from the configuration', async () => {
    await applied('name = "o"\nchosen = "mine"');
    terraform.configure(edge('name = "o"'));
    const [change] = (await terraform.plan()).resource_changes!;
    expect(change.change.actions).toEqual(['update']);
    await terraform.apply();
    expect([...store.objects.values()][0].chosen).toBe('by the service');
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('plans nothing when the service changes its own choice', async () => {
    await applied('name = "o"');
    [...store.objects.values()][0].chosen = 'another choice';
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('the rest of the lifecycle', () => {
  it('replaces when an attribute that forces replacement changes, and refuses a change of a create-only attribute', async () => {
    await applied('name = "a"\nfounder = "me"');
    terraform.configure(edge('name = "b"\nfounder = "you"'));
    const [change] = (await terraform.plan()).resource_changes!;
    expect(change.change.actions).toEqual(['delete', 'create']);
    expect(change.change.replace_paths).toEqual([['name']]);
    terraform.configure(edge('name = "a"\nfounder = "you"'));
    expect((await terraform.run('plan')).stderr).toContain('`founder` cannot be changed');
  });

  it('sends nothing for a local attribute', async () => {
    await applied('name = "l"');
    store.requests.length = 0;
    await applied('name = "l"\nnote = "n"\nkeep = true');
    expect(store.requests.filter((request) => request !== 'read')).toEqual([]);
    expect(terraform.instance('lintel_edge.this').attributes).toMatchObject({ note: 'n', keep: true });
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('recreates an object that was deleted outside of Terraform, and destroys it', async () => {
    await applied('name = "g"');
    store.objects.clear();
    expect((await terraform.plan()).resource_changes![0].change.actions).toEqual(['create']);
    await terraform.apply();
    await terraform.succeed('destroy', '-auto-approve');
    expect(store.objects.size).toBe(0);
  });

  it('imports the state of another type with a moved block', async () => {
    await applied('name = "m"\npassword = "p"');
    const state = terraform.state() as unknown as {
      resources: {
        type: string;
        provider: string;
        instances: { attributes: Record<string, unknown>; schema_version: number }[];
      }[];
    };
    Object.assign(state.resources[0], {
      type: 'tfe_edge',
      provider: 'provider["registry.terraform.io/hashicorp/tfe"]',
    });
    state.resources[0].instances[0].attributes = { id: 'edge-1', name: 'm', password: 'p', colour: 'red' };
    terraform.write('terraform.tfstate', JSON.stringify(state));
    terraform.configure(
      `moved {\n  from = tfe_edge.this\n  to = lintel_edge.this\n}\n${edge('name = "m"\npassword = "p"')}`,
    );
    const { stdout, status } = await terraform.run('plan', '-detailed-exitcode');
    expect(stdout).toContain('has moved to');
    expect(stdout).toContain('`colour` is not carried over');
    expect(status).toBe(2);
    await terraform.apply();
    expect(store.requests.filter((request) => request === 'create')).toHaveLength(1);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('reads a data source, and reports a missing object as an error with a code', async () => {
    await applied('name = "d"\nlabels = { a = "b" }');
    terraform.configure(
      `${edge('name = "d"\nlabels = { a = "b" }')}data "lintel_edge" "it" { name = "d" }\noutput "labels" { value = data.lintel_edge.it.labels }\n`,
    );
    await terraform.apply();
    expect(JSON.parse(await terraform.succeed('output', '-json', 'labels'))).toEqual({ a: 'b' });
    terraform.configure('data "lintel_edge" "it" { name = "nowhere" }\n');
    const { status, stderr } = await terraform.run('plan');
    expect(status).toBe(1);
    expect(stderr).toContain('There is no edge named `nowhere`');
    expect(stderr).toMatch(
      /Code: object-not-found\. See\s[^a-z]*https:\S+\/docs\/troubleshooting\.md#object-not-found/,
    );
  });
});
