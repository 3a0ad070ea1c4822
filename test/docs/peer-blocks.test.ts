import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { MOVED_PAGE } from '../../generate/pages/render-moved';
import { countBlocks, LEAST_SHARE, replacementsOf, shareOf } from '../../generate/peer-blocks';

const ROOT = path.join(__dirname, '..', '..');
const page = readFileSync(path.join(ROOT, MOVED_PAGE), 'utf8');
const blocks = readFileSync(path.join(__dirname, 'peer-blocks.txt'), 'utf8');

describe('blocks of the vault provider in public repositories', () => {
  const counted = countBlocks(blocks, page);

  it('become something of this provider, for at least 98 % of them', () => {
    expect(counted.filter(({ becomes }) => becomes === undefined)).toEqual([]);
    expect(shareOf(counted)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  it('are named with what they become', () => {
    const becomes = new Map(counted.map(({ type, becomes: what }) => [type, what]));
    expect(becomes.get('vault_identity_group')).toBe('`lintel_identity_group`');
    expect(becomes.get('vault_identity_group_policies')).toBe('`policies` of `lintel_identity_group`');
    expect(becomes.get('vault_raft_autopilot')).toBe('`lintel_secrets_object`');
  });

  it('count against the share if nothing replaces them', () => {
    const list = '# a list\nvault_mount 3\nvault_nothing, 1\n';
    expect(countBlocks(list, page)).toEqual([
      { type: 'vault_mount', blocks: 3, becomes: '`lintel_secrets_mount`' },
      { type: 'vault_nothing', blocks: 1, becomes: undefined },
    ]);
    expect(shareOf(countBlocks(list, page))).toBe(75);
    expect(() => countBlocks('vault_mount\n', page)).toThrow('Line 1: "vault_mount" is not a type and a number');
  });
});

it('The page names only types that exist as what others become', () => {
  const targets = [...replacementsOf(page).values()].flatMap((text) => text.match(/(?<=`)lintel_\w+(?=`)/g) ?? []);
  const folders = ['resources', 'ephemeral-resources', 'data-sources'];
  const isThere = (type: string) =>
    folders.some((folder) => existsSync(path.join(ROOT, 'docs', folder, `${type.replace('lintel_', '')}.md`)));
  expect(targets.length).toBeGreaterThan(100);
  expect(targets.filter((type) => !isThere(type))).toEqual([]);
});
