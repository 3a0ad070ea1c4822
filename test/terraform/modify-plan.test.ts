/** @tier complete */
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
  terraform.write(
    'provider.tf',
    'provider "lintel" {\n  platform = { address = "http://127.0.0.1:9", token = "unused" }\n}\n',
  );
});

afterEach(async () => {
  terraform.close();
  await served.close();
});

const edge = (body: string) => `resource "lintel_edge" "this" {\n${body}\n}\n`;

async function applied(body: string): Promise<void> {
  terraform.configure(edge(body));
  await terraform.apply();
}

describe('secrets in other shapes', () => {
  it('sends only changed keys of a map, names them, and clears removed ones', async () => {
    await applied('name = "x"\nextras_wo = { one = "value 1", two = "value 2" }');
    expect(await terraform.planIsEmpty()).toBe(true);
    terraform.configure(edge('name = "x"\nextras_wo = { one = "value 1", three = "value 3" }'));
    const { stdout } = await terraform.run('plan');
    expect(stdout).toContain('In `extras_wo`, "three" is sent, "two" is removed.');
    expect(stdout).not.toContain('value 3');
    await terraform.apply();
    expect(store.secretKeys.at(-1)).toEqual({ extrasWo: { sent: ['three'], removed: ['two'] } });
    expect([...store.objects.values()][0].extrasWo).toEqual({ one: 'value 1', three: 'value 3' });
    expect(await terraform.planIsEmpty()).toBe(true);
    await applied('name = "x"');
    expect(store.secretKeys.at(-1)).toEqual({ extrasWo: { sent: [], removed: ['one', 'three'] } });
    expect(terraform.instance('lintel_edge.this').attributes.secrets_revision).toBe(3);
    expect(terraform.stateText()).not.toMatch(/value \d/);
  });

  it('sends the whole map with a new version, and nothing otherwise', async () => {
    await applied('name = "x"\nextras_wo = { one = "1", two = "2" }\nextras_wo_version = 1');
    terraform.configure(edge('name = "x"\nextras_wo = { one = "other", two = "2" }\nextras_wo_version = 1'));
    expect(await terraform.planIsEmpty()).toBe(true);
    await applied('name = "x"\nextras_wo = { one = "other", two = "2" }\nextras_wo_version = 2');
    expect(store.secretKeys.at(-1)).toEqual({ extrasWo: { sent: ['one', 'two'], removed: [] } });
  });

  it('treats a changed secret inside an object as a change of the object', async () => {
    await applied('name = "n"\ncredential = { template = "t", key_wo = "first key" }');
    expect([...store.objects.values()][0].credential).toEqual({ template: 't', key: 'first key' });
    expect(await terraform.planIsEmpty()).toBe(true);
    await applied('name = "n"\ncredential = { template = "t", key_wo = "second key" }');
    expect(store.requests).toContain('update credential');
    expect([...store.objects.values()][0].credential).toEqual({ template: 't', key: 'second key' });
    expect(terraform.stateText()).not.toContain('second key');
    store.requests.length = 0;
    await applied('name = "n"\ncredential = { template = "t", key = "second key" }');
    expect(store.requests.filter((request) => request.startsWith('update'))).toEqual(['update credential']);
    expect(await terraform.planIsEmpty()).toBe(true);
    await applied('name = "n"');
    expect([...store.objects.values()][0].credential).toBeUndefined();
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('refuses both forms of a secret inside an object, with its path', async () => {
    terraform.configure(edge('name = "n"\ncredential = { key = "a", key_wo = "b" }'));
    const { stderr } = await terraform.run('plan');
    expect(stderr).toContain('`credential.key` conflicts with `credential.key_wo`');
  });

  it('keeps a reported secret out of the state while the write-only form is in use', async () => {
    await applied('name = "a"\naddress_wo = "https://user:word@host"');
    expect([...store.objects.values()][0].address).toBe('https://user:word@host');
    expect(await terraform.planIsEmpty()).toBe(true);
    await terraform.succeed('apply', '-refresh-only', '-auto-approve');
    expect(terraform.stateText()).not.toContain('user:word');
    await applied('name = "a"\naddress = "https://user:word@host"');
    expect(terraform.instance('lintel_edge.this').attributes.address).toBe('https://user:word@host');
    [...store.objects.values()][0].address = 'https://drifted';
    expect(changedAttributes((await terraform.plan()).resource_changes![0])).toEqual(['address', 'writes']);
  });
});

describe('spellings', () => {
  it.each([
    [
      'white space around statements',
      'statements = ["GRANT a", "GRANT b"]',
      'statements = [" GRANT a\\n", "GRANT b "]',
    ],
    ['upper and lower case in a set', 'usages = ["ServerAuth"]', 'usages = ["serverauth"]'],
    ['spaces in a schedule', 'rotation_schedule = "0 3 * * 0"', 'rotation_schedule = "0  3 * * 0 "'],
  ])('plans no change for %s', async (_, before, after) => {
    await applied(`name = "s"\n${before}`);
    terraform.configure(edge(`name = "s"\n${after}`));
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it.each([
    [
      'what the service stores for absence',
      'credential = { template = "t" }',
      'credential = { template = "t", form = "short" }',
    ],
    ['an object that holds nothing', '', 'credential = {}'],
  ])('only updates the state if %s is written out', async (_, before, after) => {
    await applied(`name = "s"\n${before}`);
    await applied(`name = "s"\n${after}`);
    expect(store.requests.filter((request) => request.startsWith('update'))).toEqual([]);
    expect(await terraform.planIsEmpty()).toBe(true);
    await applied(`name = "s"\n${before}`);
    expect(store.requests.filter((request) => request.startsWith('update'))).toEqual([]);
  });

  it('treats the value of the service for absence as absence, and any other value as drift', async () => {
    await applied('name = "s"\ncredential = { template = "t" }');
    const [stored] = [...store.objects.values()];
    stored.credential = { template: 't', form: 'short' };
    expect(await terraform.planIsEmpty()).toBe(true);
    stored.credential = { template: 't', form: 'long' };
    expect(changedAttributes((await terraform.plan()).resource_changes![0])).toEqual(['credential', 'writes']);
  });
});

describe('the plan modification of a resource', () => {
  it('plans and sends a value that is not configured, repairs its drift, and follows its source', async () => {
    await applied('name = "t"\ntext_file = "a.txt"');
    const [stored] = [...store.objects.values()];
    expect(stored.text).toBe('text of a.txt');
    expect(await terraform.planIsEmpty()).toBe(true);
    stored.text = 'drifted';
    expect(changedAttributes((await terraform.plan()).resource_changes![0])).toEqual(['text', 'writes']);
    await terraform.apply();
    expect(stored.text).toBe('text of a.txt');
    store.files['a.txt'] = 'new text';
    const [change] = (await terraform.plan()).resource_changes!;
    expect(change.change.after).toMatchObject({ text: 'new text' });
    await terraform.apply();
    expect(store.requests.at(-1)).toBe('update text');
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('passes a value set by modifyPlan to the handler even if another attribute changes', async () => {
    await applied('name = "t"\ntext_file = "a.txt"');
    await applied('name = "t"\ntext_file = "a.txt"\ntitle = "x"');
    expect(store.requests).toContain('update title');
    expect([...store.objects.values()][0].text).toBe('text of a.txt');
  });

  it('keeps a value that the service changed as long as the configuration matches the private state of the create', async () => {
    await applied('name = "g"\ngroups = ["a", "b"]');
    [...store.objects.values()][0].groups = ['c'];
    expect(await terraform.planIsEmpty()).toBe(true);
    await applied('name = "g"\ngroups = ["b", "a"]\ntitle = "x"');
    expect(store.requests).toContain('update title');
    expect(await terraform.planIsEmpty()).toBe(true);
    terraform.configure(edge('name = "g"\ngroups = ["d"]\ntitle = "x"'));
    expect((await terraform.run('plan')).stderr).toContain('`groups` cannot be changed');
    await applied('name = "g"\ngroups = ["c"]\ntitle = "x"');
    expect([...store.objects.values()][0].groups).toEqual(['c']);
  });

  it('decides what forces replacement, even by a computed attribute', async () => {
    await applied('name = "r"');
    await applied('name = "r"\nstage = "middle"');
    expect(store.requests.at(-1)).toBe('update stage');
    terraform.configure(edge('name = "r"\nstage = "late"'));
    expect((await terraform.plan()).resource_changes![0].change.actions).toEqual(['delete', 'create']);
    terraform.configure(edge('name = "r"\nstage = "middle"'));
    [...store.objects.values()][0].status = 'due';
    const [change] = (await terraform.plan()).resource_changes!;
    expect(change.change.replace_paths).toEqual([['status']]);
    await terraform.apply();
    expect(store.objects.has('edge-2')).toBe(true);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('warns in the plan, and receives what the definition alone would plan', async () => {
    await applied('name = "w"\npassword = "p"');
    terraform.configure(edge('name = "w"'));
    const { stdout } = await terraform.run('plan');
    expect(stdout).toContain('Nothing stands in its place.');
    expect(store.plans.at(-1)).toMatchObject({ changed: ['password'], replaces: false, imported: false });
  });

  it('receives unknown values, and values shared by other plans of the run', async () => {
    terraform.configure(`resource "terraform_data" "later" { input = "v" }\n${edge('name = "first"\ntitle = terraform_data.later.output')}
      resource "lintel_edge" "other" {\n name = "second"\n depends_on = [lintel_edge.this]\n}\n`);
    await terraform.init();
    await terraform.plan();
    expect(store.plans.map(({ unknown, reported }) => [unknown, reported])).toEqual([
      [['title'], undefined],
      [[], 'first'],
    ]);
  });

  it('skips a read that the token does not permit', async () => {
    store.refusesToLook = true;
    await applied('name = "l"');
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('a local attribute that replaces', () => {
  it('recreates the object when it changes, and is recorded in place after an import', async () => {
    await applied('name = "t"\ntriggers = { run = "1" }');
    terraform.configure(edge('name = "t"\ntriggers = { run = "2" }'));
    expect((await terraform.plan()).resource_changes![0].change.actions).toEqual(['delete', 'create']);
    terraform.configure(edge('name = "t"\ntriggers = { run = "1" }'));
    await terraform.succeed('state', 'rm', 'lintel_edge.this');
    await terraform.succeed('import', 'lintel_edge.this', 'edge-1');
    store.requests.length = 0;
    expect((await terraform.plan()).resource_changes![0].change.actions).toEqual(['update']);
    await terraform.apply();
    expect(store.requests.filter((request) => request !== 'read')).toEqual([]);
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});
