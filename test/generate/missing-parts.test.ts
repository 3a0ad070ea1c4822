import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { missingParts } from '../../generate/code/missing-parts';
import type { ResourceDefinition } from '../../src/definition/resource';
import * as registry from '../../src/handlers';

const ROOT = path.join(__dirname, '..', '..');
const known = registry.resources.lintel_password_policy.definition();
/** One that nobody has written anything about. */
const fresh: ResourceDefinition = { ...known, type: 'lintel_audit_device', source: ['docs/spec/secrets.md#nothing'] };

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lintel-missing-'));
  writeFileSync(path.join(root, 'CHANGELOG.md'), '# Changelog\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

it('is nothing for every resource of the registry', () => {
  expect(
    missingParts(
      ROOT,
      Object.values(registry.resources).map(({ definition }) => definition()),
    ),
  ).toEqual([]);
});

it('says of a new definition what is to be written, and where', () => {
  expect(missingParts(root, [fresh])).toEqual([
    expect.stringMatching(
      /^lintel_audit_device is new and not in the changelog: .*changelog\/unreleased\/audit-device\.md/,
    ),
    expect.stringMatching(
      /^lintel_audit_device has no test of its own: write test\/handlers\/secrets\/audit-device\/audit-device\.test\.ts/,
    ),
    expect.stringMatching(
      /^lintel_audit_device has no rows of operations .*test\/emulator\/spec\/rows\/audit-device\.ts.*\(nothing\)/,
    ),
    expect.stringMatching(/^lintel_audit_device has no rows of rules /),
  ]);
});

it('asks for a fragment until the changelog or a fragment names the type', () => {
  const asked = () => missingParts(root, [known]).filter((sentence) => sentence.includes('changelog'));
  expect(asked()).toHaveLength(1);
  write('changelog/unreleased/other.md', 'kind: added\n\n`lintel_password_policies` lists names.\n');
  expect(asked()).toHaveLength(1);
  write('changelog/unreleased/password-policy.md', 'kind: added\n\n`lintel_password_policy` manages policies.\n');
  expect(asked()).toEqual([]);
  // A release collects the fragments.
  rmSync(path.join(root, 'changelog'), { recursive: true });
  write('CHANGELOG.md', '# Changelog\n\n- `lintel_password_policy` manages policies.\n');
  expect(asked()).toEqual([]);
});

it('asks for a test that has a case and is about the type, unless operations share theirs', () => {
  const file = 'test/handlers/secrets/password-policy/password-policy.test.ts';
  const asked = (definition: ResourceDefinition = known) =>
    missingParts(root, [definition]).filter((sentence) => sentence.includes('no test of its own'));
  expect(asked()).toHaveLength(1);
  write(file, "const TYPE = 'lintel_password_policy';\n");
  expect(asked()).toHaveLength(1);
  write(file, "it('does something else', () => undefined);\n");
  expect(asked()).toHaveLength(1);
  write(file, "const TYPE = 'lintel_password_policy';\nit.each([1])('does %i', () => undefined);\n");
  expect(asked()).toEqual([]);
  expect(asked({ ...fresh, operation: true })).toEqual([]);
});
