import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { gunzipSync, gzipSync } from 'zlib';
import { extract, pack } from 'tar-stream';
import { compress, packFolder, repack } from '../../../src/handlers/platform/registry-module-version/archive';

let folder: string;
beforeEach(() => { folder = mkdtempSync(path.join(tmpdir(), 'lintel-module-')); });
afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

function write(name: string, text = '', mode = 0o644): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
}

interface Entry {
  readonly name: string;
  readonly mode: number;
  readonly rest: object;
  readonly text: string;
}

async function entriesOf(tarball: Buffer): Promise<Entry[]> {
  const reading = extract();
  reading.end(tarball);
  const entries: Entry[] = [];
  for await (const entry of reading) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    const { name, mode, uid, gid, uname, gname, mtime, type } = entry.header;
    entries.push({ name, mode: mode!, rest: { uid, gid, uname, gname, mtime: mtime!.getTime(), type }, text: Buffer.concat(chunks).toString() });
  }
  return entries;
}

const names = async () => (await entriesOf((await packFolder(folder)).tarball)).map(({ name }) => name);

describe('the archive of a folder', () => {
  it('has its files in the order of the bytes of their paths, and nothing of whose they are or when they were written', async () => {
    write('b.tf', 'b');
    write('a/b.tf', 'ab');
    write('a.tf', 'a');
    write('ä.tf', 'ä');
    write('Z.md');
    write('run.sh', '#!/bin/sh\n', 0o700);
    mkdirSync(path.join(folder, 'empty'));
    const entries = await entriesOf((await packFolder(folder)).tarball);
    expect(entries.map(({ name, mode }) => [name, mode.toString(8)])).toEqual([['Z.md', '644'], ['a.tf', '644'], ['a/b.tf', '644'], ['b.tf', '644'], ['run.sh', '755'], ['ä.tf', '644']]);
    for (const { rest } of entries) expect(rest).toEqual({ uid: 0, gid: 0, uname: '', gname: '', mtime: 0, type: 'file' });
  });

  it('is the same on every machine and at every time', async () => {
    write('main.tf', 'output "a" {\n  value = 1\n}\n');
    write(`${'long-'.repeat(40)}ö/main.tf`, '');
    write('bin/run.sh', '#!/bin/sh\n', 0o755);
    const { hash } = await packFolder(folder);
    utimesSync(path.join(folder, 'main.tf'), 1, 1);
    // Who else may read it differs between people's settings.
    chmodSync(path.join(folder, 'main.tf'), 0o600);
    chmodSync(path.join(folder, 'bin/run.sh'), 0o700);
    expect((await packFolder(folder)).hash).toBe(hash);
    // What another machine made of it.
    expect(hash).toBe('sha256:98c05fe725cba1c26b9bca02239c8942df25785123a5432038101d5575bcfcb1');
    chmodSync(path.join(folder, 'bin/run.sh'), 0o600);
    expect((await packFolder(folder)).hash).not.toBe(hash);
  });

  it('is sent as gzip, and found again in what somebody else has packed', async () => {
    write('main.tf', 'output "a" {\n  value = 1\n}\n');
    write('modules/b/main.tf', '');
    const archive = await packFolder(folder);
    expect(gunzipSync(await compress(archive)).equals(archive.tarball)).toBe(true);
    expect((await repack(await compress(archive))).hash).toBe(archive.hash);

    const packing = pack();
    packing.entry({ name: './modules/b/', type: 'directory' });
    packing.entry({ name: './modules/b/main.tf', mode: 0o664, uid: 1000, gname: 'staff' }, '');
    packing.entry({ name: './main.tf', mode: 0o600 }, 'output "a" {\n  value = 1\n}\n');
    packing.finalize();
    const chunks: Buffer[] = [];
    for await (const chunk of packing as AsyncIterable<Buffer>) chunks.push(chunk);
    expect((await repack(gzipSync(Buffer.concat(chunks)))).hash).toBe(archive.hash);
  });

  it('has what links inside of the folder lead to', async () => {
    write('main.tf', 'main');
    write('shared/a.tf', 'a');
    symlinkSync('main.tf', path.join(folder, 'again.tf'));
    mkdirSync(path.join(folder, 'modules'));
    symlinkSync('../shared', path.join(folder, 'modules', 'b'));
    const entries = await entriesOf((await packFolder(folder)).tarball);
    expect(entries.map(({ name, text, rest }) => [name, text, (rest as { type: string }).type])).toEqual([
      ['again.tf', 'main', 'file'], ['main.tf', 'main', 'file'], ['modules/b/a.tf', 'a', 'file'], ['shared/a.tf', 'a', 'file'],
    ]);
  });

  it('lacks what belongs to a checkout or a run', async () => {
    write('main.tf');
    write('.git/config');
    write('.terraform/providers/a');
    write('modules/a/.terraform/b');
    write('modules/a/.git', 'gitdir: /somewhere/else');
    write('.terraform.lock.hcl');
    write('modules/a/main.tf');
    expect(await names()).toEqual(['.terraform.lock.hcl', 'main.tf', 'modules/a/main.tf']);
  });
});

describe('.terraformignore', () => {
  const files = ['main.tf', 'notes.txt', 'docs/a.md', 'docs/keep.md', 'docs/deep/b.md', 'modules/a/docs/c.md', 'modules/a/main.tf', 'modules/a/test/x.tf', 'test/x.tf', 'Notes.TXT'];
  const left = async (text: string) => {
    for (const file of files) write(file);
    write('.terraformignore', text);
    const packed = await names();
    return files.filter((file) => !packed.includes(file)).sort();
  };

  it.each<[string, string, string[]]>([
    ['names files at any depth, in this case of letters only', '*.txt\n', ['notes.txt']],
    ['names folders with what is in them', 'docs/\n', ['docs/a.md', 'docs/deep/b.md', 'docs/keep.md', 'modules/a/docs/c.md']],
    ['begins at its own folder where a slash stands first', '/docs\n', ['docs/a.md', 'docs/deep/b.md', 'docs/keep.md']],
    ['finds a path with a slash inside at any depth', 'a/test\n', ['modules/a/test/x.tf']],
    ['knows comments, empty lines, white space and carriage returns', '# *.tf\n\n   \n  *.txt  \r\n', ['notes.txt']],
    ['takes back what the last fitting line takes back, also in a folder that is left out', 'docs/\n!docs/keep.md\n', ['docs/a.md', 'docs/deep/b.md', 'modules/a/docs/c.md']],
    ['takes away again', 'docs/\n!docs/keep.md\ndocs/keep.md\n', ['docs/a.md', 'docs/deep/b.md', 'docs/keep.md', 'modules/a/docs/c.md']],
    ['knows stars, question marks and classes', 'docs/**/?.md\nte[rs]t\n', ['docs/a.md', 'docs/deep/b.md', 'modules/a/docs/c.md', 'modules/a/test/x.tf', 'test/x.tf']],
    ['can name itself', '.terraformignore\n', []],
  ])('%s', async (_, text, expected) => {
    expect(await left(text)).toEqual(expected.sort());
  });

  it('counts only at the root of the module', async () => {
    for (const file of files) write(file);
    write('modules/a/.terraformignore', '*.tf\n');
    expect(await names()).toContain('modules/a/main.tf');
  });

  it('is a part of the module unless it names itself', async () => {
    await left('');
    expect(await names()).toContain('.terraformignore');
    await left('.terraformignore\n');
    expect(await names()).not.toContain('.terraformignore');
  });
});

describe('a folder that is no module', () => {
  it.each<[string, () => void, RegExp]>([
    ['is not there', () => rmSync(folder, { recursive: true }), /there is nothing of this name/],
    ['is a file', () => { rmSync(folder, { recursive: true }); writeFileSync(folder, ''); }, /is no folder/],
    ['has no configuration at its root', () => write('modules/a/main.tf'), /has no `\*\.tf` or `\*\.tf\.json` file at its root/],
    ['leaves its configuration out', () => { write('main.tf'); write('.terraformignore', '*.tf'); }, /has no `\*\.tf`/],
    ['has a link that leads out', () => { write('main.tf'); symlinkSync(tmpdir(), path.join(folder, 'out')); }, /The link "out" leads out of the folder/],
    ['has a link that leads nowhere', () => { write('main.tf'); symlinkSync('none', path.join(folder, 'a')); }, /The link "a" cannot be followed: there is nothing of this name/],
    ['has a link to itself', () => { write('main.tf'); symlinkSync('.', path.join(folder, 'a')); }, /The link "a" leads to a folder that it stands in/],
  ])('is refused, at the attribute, when it %s', async (_, spoil, words) => {
    spoil();
    await expect(packFolder(folder)).rejects.toMatchObject({ name: 'InvalidConfig', path: ['sourceDirectory'], message: expect.stringMatching(words) });
  });

  it('may have links that lead anywhere where they are left out', async () => {
    write('main.tf.json', '{}');
    write('.terraformignore', 'out\n');
    symlinkSync(tmpdir(), path.join(folder, 'out'));
    expect(await names()).toEqual(['.terraformignore', 'main.tf.json']);
  });
});
