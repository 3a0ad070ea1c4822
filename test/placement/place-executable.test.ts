import { spawn } from 'child_process';
import { createHash } from 'crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { expectedExecutable, isPlaced } from '../../src/placement/executables';
import { placeExecutable } from '../../src/placement/place-executable';
import { compiledPackage } from '../support/compiled';

const VERSION = '0.1.0';
const NAME = path.basename(compiledPackage());
const PLATFORM = NAME.replace('x64', 'amd64').replaceAll('-', '_');
const SCRIPT = path.join(__dirname, '..', '..', 'src', 'placement', 'place-executable.ts');

describe('An executable', () => {
  let scratch: string;
  let provider: string;
  let source: string;
  const before = { ...process.env };

  beforeEach(() => {
    scratch = mkdtempSync(path.join(tmpdir(), 'lintel-'));
    provider = path.join(scratch, 'provider');
    source = path.join(scratch, 'project', 'node_modules', '@lintel', `provider-${NAME}`);
    for (const folder of [provider, source]) mkdirSync(folder, { recursive: true });
    process.env.XDG_CACHE_HOME = path.join(scratch, 'cache');
    delete process.env.LINTEL_RUNTIME;
    deliver(`#!/bin/sh\necho ${VERSION}\n`);
  });

  afterEach(() => {
    process.env = { ...before };
    rmSync(scratch, { recursive: true, force: true });
  });

  /** The package has it, and the provider expects it. */
  const deliver = (program: string, version = VERSION) => {
    writeFileSync(path.join(source, 'lintel'), program, { mode: 0o755 });
    writeFileSync(path.join(source, 'package.json'), JSON.stringify({ version }));
    const sha256 = createHash('sha256').update(program).digest('hex');
    writeFileSync(path.join(provider, 'executables'), `plan9_amd64 ${'0'.repeat(64)}\n${PLATFORM} ${sha256}\n`);
  };
  const place = () => placeExecutable(provider, VERSION, [path.join(scratch, 'project', 'deep', 'folder')]);
  const expected = () => expectedExecutable(provider)!;

  test('is placed where only its owner can write, under the hash of its content', () => {
    expect(place()).toBeUndefined();
    const { file, sha256 } = expected();
    expect(file).toBe(path.join(scratch, 'cache', 'lintel', 'executables', sha256, 'lintel'));
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(sha256);
    expect([file, path.dirname(file), path.dirname(path.dirname(file))].map(modeOf)).toEqual([0o500, 0o700, 0o700]);
    expect(isPlaced(expected())).toBe(true);
    expect(readdirSync(path.dirname(path.dirname(file)))).toEqual([sha256]);
  });

  test('stays as it is, if it has been placed before', () => {
    place();
    const { ino } = statSync(expected().file);
    rmSync(source, { recursive: true });
    expect(place()).toBeUndefined();
    expect(statSync(expected().file).ino).toBe(ino);
  });

  test('is placed again, if what was placed has been changed', () => {
    place();
    chmodSync(expected().file, 0o700);
    writeFileSync(expected().file, 'changed');
    expect(isPlaced(expected())).toBe(false);
    expect(place()).toBeUndefined();
    expect(isPlaced(expected())).toBe(true);
    expect(readFileSync(expected().file, 'utf8')).toContain(VERSION);
  });

  test.each([
    ['is not installed', () => rmSync(source, { recursive: true })],
    ['is not expected, in a build without executables', () => rmSync(path.join(provider, 'executables'))],
    [
      'is of another platform',
      () => writeFileSync(path.join(provider, 'executables'), `plan9_amd64 ${'0'.repeat(64)}\n`),
    ],
    [
      'is not wanted',
      () => {
        process.env.LINTEL_RUNTIME = 'node';
      },
    ],
  ])('is nothing to warn of, if it %s', (_, prepare) => {
    prepare();
    expect(place()).toBeUndefined();
    expect(existsSync(path.join(scratch, 'cache'))).toBe(false);
  });

  test.each<[string, () => void, RegExp]>([
    [
      'of another version',
      () => deliver(`#!/bin/sh\necho ${VERSION}\n`, '0.0.9'),
      /provider-.*package\.json is of version 0\.0\.9, and this is version 0\.1\.0\. Install both in the same version$/,
    ],
    [
      'whose file has been changed',
      () => writeFileSync(path.join(source, 'lintel'), '#!/bin/sh\necho 0.1.0 # changed\n'),
      /provider-.*lintel is not the file that belongs to this version of Lintel: its SHA-256 is [0-9a-f]{64}, not/,
    ],
    ['without its file', () => rmSync(path.join(source, 'lintel')), /ENOENT.*lintel.*LINTEL_RUNTIME=node$/],
    [
      'for a newer processor',
      () => deliver('#!/bin/sh\nkill -ILL $$\n'),
      /does not start on this machine \(the processor is older than it needs, and ends it with SIGILL\)$/,
    ],
    [
      'for another C library',
      () => deliver('#!/nowhere/ld-musl-x86_64.so.1\n'),
      /does not start on this machine \(ENOENT\)$/,
    ],
    [
      'without a library that it needs',
      () => deliver('#!/bin/sh\necho "libstdc++.so.6: cannot open shared object file" >&2\nexit 127\n'),
      /does not start on this machine \(libstdc\+\+\.so\.6: cannot open shared object file\)$/,
    ],
    [
      'with a cache that cannot be written to',
      () => {
        // Not even root may make folders here.
        process.env.XDG_CACHE_HOME = '/sys';
      },
      /\/sys\/lintel.*Set XDG_CACHE_HOME to a folder that you can write to and start programs from, or LINTEL_RUNTIME=node$/,
    ],
  ])('%s is not placed, with a reason', (_, spoil, reason) => {
    spoil();
    expect(place()).toMatch(reason);
    expect(isPlaced(expected())).toBe(false);
    const folder = path.join(scratch, 'cache', 'lintel', 'executables');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  if (process.getuid?.() === 0) {
    test('is not placed where another user has been first', () => {
      place();
      const { file } = expected();
      chownSync(path.dirname(file), 65534, 65534);
      chownSync(file, 65534, 65534);
      expect(isPlaced(expected())).toBe(false);
      expect(place()).toContain(`${path.dirname(file)} belongs to another user`);
    });
  }

  test('is placed once by ten processes at the same time', async () => {
    const code = `const { placeExecutable } = require(${JSON.stringify(SCRIPT)}); const said = placeExecutable(${JSON.stringify(provider)}, '${VERSION}', [${JSON.stringify(path.join(scratch, 'project'))}]); if (said) throw new Error(said);`;
    const codes = await Promise.all(
      Array.from(
        { length: 10 },
        () =>
          new Promise((resolve) =>
            spawn(process.execPath, ['-r', 'tsx/cjs', '-e', code], {
              env: process.env,
              stdio: ['ignore', 'ignore', 'inherit'],
            }).on('close', resolve),
          ),
      ),
    );
    expect(codes).toEqual(Array(10).fill(0));
    expect(isPlaced(expected())).toBe(true);
    expect(readdirSync(path.join(scratch, 'cache', 'lintel', 'executables'))).toEqual([expected().sha256]);
  });

  const modeOf = (file: string) => statSync(file).mode % 0o1000;
});
