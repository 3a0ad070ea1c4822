import 'cdktf/lib/testing/adapters/jest';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { App, TerraformOutput, TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { LintelProvider, platform } from '../../src';

Testing.setupJest();

const { Policy, PolicyEnforcementLevel, PolicyKind, PolicySource } = platform;
const props = { organization: 'acme', name: 'restrict', enforcementLevel: PolicyEnforcementLevel.ADVISORY };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-app-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function newStack(app: App = Testing.app()): TerraformStack {
  const stack = new TerraformStack(app, 'stack');
  new LintelProvider(stack, 'lintel', { platform: { address: 'http://127.0.0.1:9', token: 'x' } });
  return stack;
}

const resources = (stack: TerraformStack) => JSON.parse(Testing.synth(stack, true)).resource.lintel_policy;

/** An app in a folder with a `cdktf.json`, as the cdktf CLI starts it. */
const appInFolder = () => {
  writeFileSync(path.join(folder, 'cdktf.json'), '{}');
  return Testing.app({ context: { cdktfJsonPath: path.join(folder, 'cdktf.json') } });
};

test('synthesizes a policy with its code', () => {
  const stack = newStack();
  const policy = new Policy(stack, 'Restrict', {
    ...props,
    kind: PolicyKind.OPA,
    enforcementLevel: PolicyEnforcementLevel.MANDATORY,
    query: 'data.acme.deny',
    description: 'Restricts.',
    policySetIds: ['polset-base'],
    source: PolicySource.text('package acme\n'),
  });
  new platform.DataPolicy(stack, 'ByName', { organization: 'acme', name: 'restrict', include: ['policy_sets'] });
  const all = new platform.DataPolicies(stack, 'All', {
    organization: 'acme',
    filterKind: PolicyKind.SENTINEL_FRAMEWORK,
    withSource: true,
  });
  new TerraformOutput(stack, 'first', { value: all.policies.get(0).source });
  new TerraformOutput(stack, 'sets', { value: policy.policySetIds });
  const synthesized = JSON.parse(Testing.synth(stack, true));
  expect(synthesized.resource.lintel_policy.Restrict).toEqual({
    organization: 'acme',
    name: 'restrict',
    kind: 'opa',
    enforcement_level: 'mandatory',
    query: 'data.acme.deny',
    description: 'Restricts.',
    policy_set_ids: ['polset-base'],
    source: 'package acme\n',
  });
  expect(synthesized.data.lintel_policy.ByName).toEqual({
    organization: 'acme',
    name: 'restrict',
    include: ['policy_sets'],
  });
  expect(synthesized.data.lintel_policies.All).toEqual({
    organization: 'acme',
    filter_kind: 'sentinel_framework',
    with_source: true,
  });
  expect(synthesized.output).toMatchObject({
    first: { value: '${data.lintel_policies.All.policies[0].source}' },
    sets: { value: '${tolist(lintel_policy.Restrict.policy_set_ids)}' },
  });
  const written = Testing.fullSynth(stack);
  expect(written).toBeValidTerraform();
  rmSync(written, { recursive: true });
}, 60_000);

test("resolves a code file from the app's folder, and copies it next to the stack", () => {
  const stack = newStack(appInFolder());
  writeFileSync(path.join(folder, 'restrict.rego'), 'package acme\n');
  new Policy(stack, 'Restrict', { ...props, source: PolicySource.file('restrict.rego') });
  const { source_file: copy } = resources(stack).Restrict;
  expect(copy).toMatch(/^assets\/.*\/restrict\.rego$/);
  const written = Testing.fullSynth(stack);
  expect(readFileSync(path.join(written, 'stacks', 'stack', copy), 'utf8')).toBe('package acme\n');
  expect(written).toPlanSuccessfully();
  rmSync(written, { recursive: true });
}, 60_000);

test('copies a shared file for each policy, under a path that depends on the text', () => {
  const stack = newStack(appInFolder());
  writeFileSync(path.join(folder, 'one.rego'), 'package one');
  new Policy(stack, 'First', { ...props, source: PolicySource.file('one.rego') });
  new Policy(stack, 'Second', { ...props, name: 'other', source: PolicySource.file(path.join(folder, 'one.rego')) });
  const before = resources(stack);
  expect(before.First.source_file).not.toBe(before.Second.source_file);
  writeFileSync(path.join(folder, 'one.rego'), 'package two');
  const again = newStack(appInFolder());
  new Policy(again, 'First', { ...props, source: PolicySource.file('one.rego') });
  expect(resources(again).First.source_file).not.toBe(before.First.source_file);
});

test('keeps a path that is known only to Terraform', () => {
  const stack = newStack();
  const { stringValue } = new TerraformVariable(stack, 'file', { type: 'string' });
  new Policy(stack, 'Restrict', { ...props, source: PolicySource.file(stringValue) });
  expect(resources(stack).Restrict.source_file).toBe('${var.file}');
});

test('refuses a missing file at construction', () => {
  const make = (file: string) => () =>
    new Policy(newStack(appInFolder()), 'Restrict', { ...props, source: PolicySource.file(file) });
  expect(make('nowhere.rego')).toThrow(
    /^stack\/Restrict: sourceFile: The file ".*nowhere\.rego" does not exist\. A path is absolute, or relative to the app's folder\.$/,
  );
  expect(make('.')).toThrow(/is not a file/);
});

test.each([
  ['\0', 'its path contains a NUL character'],
  ['x'.repeat(5000), 'its path is too long'],
  [path.join(__filename, 'x'), 'a part of its path is not a folder'],
])('refuses a path that the system refuses, %#', (file, reason) => {
  const make = () => new Policy(newStack(appInFolder()), 'Restrict', { ...props, source: PolicySource.file(file) });
  expect(make).toThrow(/^stack\/Restrict: sourceFile: The file "/);
  expect(make).toThrow(`" cannot be read: ${reason}. A path is absolute`);
});

test('refuses a level that the kind does not have at construction', () => {
  expect(
    () =>
      new Policy(newStack(), 'Restrict', {
        ...props,
        enforcementLevel: PolicyEnforcementLevel.MANDATORY,
        source: PolicySource.text(''),
      }),
  ).toThrow('stack/Restrict: enforcementLevel: "mandatory" is not allowed if `kind` is "sentinel_framework".');
});

test('requires the code of a policy', () => {
  expect(() => new Policy(newStack(), 'Restrict', { ...props } as never)).toThrow(
    'stack/Restrict: source: Configure exactly one of `source` and `sourceFile`.',
  );
});
