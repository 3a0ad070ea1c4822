import { isLocked, withLockEntry } from '../../../src/constructs/install/lock-file';

const SOURCE = 'registry.terraform.io/lintel/lintel';
const entry = { source: SOURCE, version: '1.2.3', hash: 'h1:ours=' };

const other = `provider "registry.terraform.io/hashicorp/null" {
  version     = "3.2.4"
  constraints = "~> 3.0"
  hashes = [
    "h1:theirs=",
    "zh:more",
  ]
}
`;

function ours(version: string, ...hashes: string[]): string {
  const lines = hashes.map((hash) => `    "${hash}",\n`).join('');
  return `provider "${SOURCE}" {\n  version     = "${version}"\n  constraints = "${version}"\n  hashes = [\n${lines}  ]\n}\n`;
}

test("writes a missing lock file with terraform's header", () => {
  expect(withLockEntry(undefined, entry)).toBe(`# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

${ours('1.2.3', 'h1:ours=')}`);
});

test('keeps the entries of other providers before and after ours', () => {
  expect(withLockEntry(`# Mine.\n\n${other}`, entry)).toBe(`# Mine.\n\n${other}\n${ours('1.2.3', 'h1:ours=')}`);
  expect(withLockEntry(`${ours('1.2.3', 'h1:old=')}\n${other}`, entry)).toBe(`${ours('1.2.3', 'h1:ours=')}\n${other}`);
});

test('keeps a valid entry with its other content', () => {
  const text = `${ours('1.2.3', 'h1:ours=', 'zh:another')}\n${other}`;
  expect(withLockEntry(text, entry)).toBe(text);
});

test('replaces an entry of another version or another package', () => {
  expect(withLockEntry(ours('1.2.2', 'h1:ours='), entry)).toBe(ours('1.2.3', 'h1:ours='));
  expect(withLockEntry(ours('1.2.3', 'h1:old='), entry)).toBe(ours('1.2.3', 'h1:ours='));
});

test('treats a hash with a dollar sign as plain text', () => {
  expect(withLockEntry(ours('1.2.3', 'h1:old='), { ...entry, hash: 'h1:$&$1=' })).toBe(ours('1.2.3', 'h1:$&$1='));
});

test('does not confuse providers whose names begin alike', () => {
  const alike = ours('1.2.3', 'h1:ours=').replace(SOURCE, `${SOURCE}-extra`);
  expect(isLocked(alike, [SOURCE])).toBe(false);
  expect(withLockEntry(alike, entry)).toBe(`${alike}\n${ours('1.2.3', 'h1:ours=')}`);
});

test('locks a provider under every address that its source may mean', () => {
  expect(isLocked(other, ['registry.opentofu.org/hashicorp/null', 'registry.terraform.io/hashicorp/null'])).toBe(true);
  expect(isLocked(other, ['registry.opentofu.org/hashicorp/null'])).toBe(false);
  expect(isLocked(undefined, [SOURCE])).toBe(false);
});
