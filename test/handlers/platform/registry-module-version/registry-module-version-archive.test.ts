import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { gunzipSync, gzipSync } from 'zlib';
import { extract } from 'tar-stream';
import { compress, packFolder, repack, unpack } from '../../../../src/handlers/platform/shared/archives/archive';
import { moduleProblem } from '../../../../src/handlers/platform/shared/registry/module-files';
import { archiveOfEntries, TarEntry } from '../../../support/module-archive';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-module-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

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
    entries.push({
      name,
      mode: mode!,
      rest: { uid, gid, uname, gname, mtime: mtime!.getTime(), type },
      text: Buffer.concat(chunks).toString(),
    });
  }
  return entries;
}

const names = async () => (await entriesOf((await packFolder(folder, moduleProblem)).tarball)).map(({ name }) => name);

describe('the archive of a folder', () => {
  it('has its files in the byte order of their paths, without owners or times', async () => {
    write('b.tf', 'b');
    write('a/b.tf', 'ab');
    write('a.tf', 'a');
    write('ä.tf', 'ä');
    write('Z.md');
    write('run.sh', '#!/bin/sh\n', 0o700);
    mkdirSync(path.join(folder, 'empty'));
    const entries = await entriesOf((await packFolder(folder, moduleProblem)).tarball);
    expect(entries.map(({ name, mode }) => [name, mode.toString(8)])).toEqual([
      ['Z.md', '644'],
      ['a.tf', '644'],
      ['a/b.tf', '644'],
      ['b.tf', '644'],
      ['run.sh', '755'],
      ['ä.tf', '644'],
    ]);
    for (const { rest } of entries) {
      expect(rest).toEqual({ uid: 0, gid: 0, uname: '', gname: '', mtime: 0, type: 'file' });
    }
  });

  it('is the same on every machine and at every time', async () => {
    write('main.tf', 'output "a" {\n  value = 1\n}\n');
    write(`${'long-'.repeat(40)}ö/main.tf`, '');
    write('bin/run.sh', '#!/bin/sh\n', 0o755);
    const { hash } = await packFolder(folder, moduleProblem);
    utimesSync(path.join(folder, 'main.tf'), 1, 1);
    // Permissions for other users depend on the umask.
    chmodSync(path.join(folder, 'main.tf'), 0o600);
    chmodSync(path.join(folder, 'bin/run.sh'), 0o700);
    expect((await packFolder(folder, moduleProblem)).hash).toBe(hash);
    // The hash was computed on another machine.
    expect(hash).toBe('sha256:98c05fe725cba1c26b9bca02239c8942df25785123a5432038101d5575bcfcb1');
    chmodSync(path.join(folder, 'bin/run.sh'), 0o600);
    expect((await packFolder(folder, moduleProblem)).hash).not.toBe(hash);
  });

  it('is sent as gzip, and has the same hash as an archive packed by another tool', async () => {
    write('main.tf', 'output "a" {\n  value = 1\n}\n');
    write('modules/b/main.tf', '');
    const archive = await packFolder(folder, moduleProblem);
    expect(gunzipSync(await compress(archive)).equals(archive.tarball)).toBe(true);
    expect((await repack(await compress(archive))).hash).toBe(archive.hash);

    const theirs = await archiveOfEntries([
      { name: './modules/b/', type: 'directory' },
      { name: './modules/b/main.tf', mode: 0o664, uid: 1000, gname: 'staff' },
      { name: './main.tf', mode: 0o600, text: 'output "a" {\n  value = 1\n}\n' },
    ]);
    expect((await repack(theirs)).hash).toBe(archive.hash);
  });

  it('has the same hash as an archive with links and with files that are not part of a module', async () => {
    write('main.tf', 'main');
    write('again.tf', 'main');
    write('shared/a.tf', 'a');
    write('modules/b/a.tf', 'a');
    write('hard.tf', 'a');
    write('.terraformignore', 'docs/\n');
    const theirs = await archiveOfEntries([
      { name: 'main.tf', text: 'main' },
      { name: 'again.tf', type: 'symlink', linkname: 'modules/b/../../main.tf' },
      { name: 'shared/a.tf', text: 'a' },
      { name: 'modules/b', type: 'symlink', linkname: '../linked' },
      { name: 'linked', type: 'symlink', linkname: './shared/' },
      { name: 'linked/../hard.tf', type: 'link', linkname: 'shared/a.tf' },
      { name: '.terraformignore', text: 'docs/\nlinked\n' },
      { name: '.terraformignore', text: 'docs/\n' },
      { name: '.git/config', text: '[core]' },
      { name: 'docs/out.md', type: 'symlink', linkname: '/etc/passwd' },
      { name: '.terraform/modules/x', type: 'symlink', linkname: '../../../out' },
    ]);
    write('linked/a.tf', 'a');
    expect((await unpack(theirs)).map(({ name }) => name).sort()).toEqual([
      '.terraformignore',
      'again.tf',
      'hard.tf',
      'linked/a.tf',
      'main.tf',
      'modules/b/a.tf',
      'shared/a.tf',
    ]);
    expect((await repack(theirs)).hash).toBe((await packFolder(folder, moduleProblem)).hash);
  });

  it('has the same hash as the folder that it unpacks to', async () => {
    const theirs = await archiveOfEntries([
      { name: '/main.tf', text: 'main' },
      { name: 'bin/run.sh', text: '#!/bin/sh\n', mode: 0o755 },
      { name: 'empty', type: 'directory' },
      { name: 'to-empty', type: 'symlink', linkname: 'empty' },
    ]);
    for (const { name, content, executable } of await unpack(theirs)) {
      write(name, content.toString(), executable ? 0o755 : 0o644);
    }
    expect((await packFolder(folder, moduleProblem)).hash).toBe((await repack(theirs)).hash);
  });

  it.each<[string, readonly TarEntry[], string]>([
    ['a path that leads outside', [{ name: '../main.tf' }], 'the path "../main.tf" in it leads out of it'],
    [
      'a path that leads outside and back',
      [{ name: 'a/../../main.tf' }],
      'the path "a/../../main.tf" in it leads out of it',
    ],
    [
      'a path that leads outside on other platforms',
      [{ name: 'a\\..\\..\\main.tf' }],
      'the path "a\\\\..\\\\..\\\\main.tf" in it leads out of it',
    ],
    [
      'a link that leads outside',
      [{ name: 'a.tf', type: 'symlink', linkname: '../b.tf' }],
      'the link "a.tf" in it leads out of it, to "../b.tf"',
    ],
    [
      'a link with an absolute path that leads outside',
      [{ name: 'a.tf', type: 'symlink', linkname: '/etc/passwd' }],
      'the link "a.tf" in it leads out of it, to "/etc/passwd"',
    ],
    [
      'a hard link that leads outside',
      [{ name: 'a.tf', type: 'link', linkname: '../../etc/passwd' }],
      'the link "a.tf" in it leads out of it, to "../../etc/passwd"',
    ],
    [
      'a link that leads nowhere',
      [{ name: 'a.tf', type: 'symlink', linkname: 'b.tf' }],
      'the link "a.tf" in it leads to nothing',
    ],
    ['a link to itself', [{ name: 'a', type: 'symlink', linkname: 'a' }], 'the link "a" in it leads in a circle'],
    [
      'a link to its own folder',
      [{ name: 'a/b', type: 'symlink', linkname: '../a' }, { name: 'a/c' }],
      'the link "a/b" in it leads to one of its parent folders',
    ],
    [
      'links to each other',
      [
        { name: 'a/b', type: 'symlink', linkname: '../c' },
        { name: 'c/d', type: 'symlink', linkname: '../a' },
      ],
      'the link "a/b/d/b" in it leads to one of its parent folders',
    ],
    ['content that is not a tarball', [], 'it is not a gzip tarball: '],
  ])('is not made from an archive with %s', async (_, entries, words) => {
    await expect(unpack(entries.length > 0 ? await archiveOfEntries(entries) : Buffer.from('plain'))).rejects.toThrow(
      words,
    );
  });

  it('is not made from an archive that unpacks to more than the limit', async () => {
    const bomb = gzipSync(
      Buffer.concat([
        gunzipSync(await archiveOfEntries([{ name: 'main.tf', text: 'main' }])).subarray(0, 1024),
        Buffer.alloc(65 * 1024 ** 2),
      ]),
    );
    await expect(unpack(bomb)).rejects.toThrow('it unpacks to more than 64 MiB, and no more is read');
  });

  it('contains the targets of links inside the folder', async () => {
    write('main.tf', 'main');
    write('shared/a.tf', 'a');
    symlinkSync('main.tf', path.join(folder, 'again.tf'));
    mkdirSync(path.join(folder, 'modules'));
    symlinkSync('../shared', path.join(folder, 'modules', 'b'));
    const entries = await entriesOf((await packFolder(folder, moduleProblem)).tarball);
    expect(entries.map(({ name, text, rest }) => [name, text, (rest as { type: string }).type])).toEqual([
      ['again.tf', 'main', 'file'],
      ['main.tf', 'main', 'file'],
      ['modules/b/a.tf', 'a', 'file'],
      ['shared/a.tf', 'a', 'file'],
    ]);
  });

  it('omits the files of a checkout or a run', async () => {
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
  const files = [
    'main.tf',
    'notes.txt',
    'docs/a.md',
    'docs/keep.md',
    'docs/deep/b.md',
    'modules/a/docs/c.md',
    'modules/a/main.tf',
    'modules/a/test/x.tf',
    'test/x.tf',
    'Notes.TXT',
  ];
  const left = async (text: string) => {
    for (const file of files) write(file);
    write('.terraformignore', text);
    const packed = await names();
    return files.filter((file) => !packed.includes(file)).sort();
  };

  it.each<[string, string, string[]]>([
    ['matches files at any depth, case-sensitively', '*.txt\n', ['notes.txt']],
    [
      'matches folders with their content',
      'docs/\n',
      ['docs/a.md', 'docs/deep/b.md', 'docs/keep.md', 'modules/a/docs/c.md'],
    ],
    ['anchors a pattern with a leading slash at the root', '/docs\n', ['docs/a.md', 'docs/deep/b.md', 'docs/keep.md']],
    ['matches a path with an inner slash at any depth', 'a/test\n', ['modules/a/test/x.tf']],
    ['ignores comments, empty lines, white space and carriage returns', '# *.tf\n\n   \n  *.txt  \r\n', ['notes.txt']],
    [
      'includes again what the last matching line negates, even in an excluded folder',
      'docs/\n!docs/keep.md\n',
      ['docs/a.md', 'docs/deep/b.md', 'modules/a/docs/c.md'],
    ],
    [
      'excludes again after a negation',
      'docs/\n!docs/keep.md\ndocs/keep.md\n',
      ['docs/a.md', 'docs/deep/b.md', 'docs/keep.md', 'modules/a/docs/c.md'],
    ],
    [
      'supports stars, question marks and classes',
      'docs/**/?.md\nte[rs]t\n',
      ['docs/a.md', 'docs/deep/b.md', 'modules/a/docs/c.md', 'modules/a/test/x.tf', 'test/x.tf'],
    ],
    ['can exclude itself', '.terraformignore\n', []],
  ])('%s', async (_, text, expected) => {
    expect(await left(text)).toEqual(expected.sort());
  });

  it('is read only at the root of the module', async () => {
    for (const file of files) write(file);
    write('modules/a/.terraformignore', '*.tf\n');
    expect(await names()).toContain('modules/a/main.tf');
  });

  it('is part of the module unless it names itself', async () => {
    await left('');
    expect(await names()).toContain('.terraformignore');
    await left('.terraformignore\n');
    expect(await names()).not.toContain('.terraformignore');
  });
});

describe('a folder that is not a module', () => {
  it.each<[string, () => void, RegExp]>([
    ['does not exist', () => rmSync(folder, { recursive: true }), /the file does not exist/],
    [
      'is a file',
      () => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
      /is not a folder/,
    ],
    [
      'has no configuration at its root',
      () => write('modules/a/main.tf'),
      /has no `\*\.tf` or `\*\.tf\.json` file at its root/,
    ],
    [
      'excludes its configuration',
      () => {
        write('main.tf');
        write('.terraformignore', '*.tf');
      },
      /has no `\*\.tf`/,
    ],
    [
      'has a link that leads outside',
      () => {
        write('main.tf');
        symlinkSync(tmpdir(), path.join(folder, 'out'));
      },
      /The link "out" points outside the folder/,
    ],
    [
      'has a link that leads nowhere',
      () => {
        write('main.tf');
        symlinkSync('none', path.join(folder, 'a'));
      },
      /The link "a" cannot be followed: the file does not exist/,
    ],
    [
      'has a link to itself',
      () => {
        write('main.tf');
        symlinkSync('.', path.join(folder, 'a'));
      },
      /The link "a" leads to one of its parent folders/,
    ],
  ])('is refused, at the attribute, when it %s', async (_, spoil, words) => {
    spoil();
    await expect(packFolder(folder, moduleProblem)).rejects.toMatchObject({
      name: 'InvalidConfig',
      path: ['sourceDirectory'],
      message: expect.stringMatching(words),
    });
  });

  it('may have links that lead outside if they are left out', async () => {
    write('main.tf.json', '{}');
    write('.terraformignore', 'out\n');
    symlinkSync(tmpdir(), path.join(folder, 'out'));
    expect(await names()).toEqual(['.terraformignore', 'main.tf.json']);
  });
});
