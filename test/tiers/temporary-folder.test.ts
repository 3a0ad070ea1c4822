import { existsSync, mkdirSync, readlinkSync, rmSync, statSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { makeRunFolder } from '../support/temporary-folder';

const folders: string[] = [];
/** The folder of this run has the number of this process, or of the one that started it. */
const made = () => folders[folders.push(makeRunFolder(99_999_998)) - 1]!;
const { TMPDIR } = process.env;
afterEach(() => {
  process.env.TMPDIR = TMPDIR;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('makes a folder in the one that TMPDIR names', () => {
  process.env.TMPDIR = tmpdir();
  expect(path.dirname(made())).toBe(tmpdir());
});

it('makes a folder that other users may pass through, but not list', () => {
  delete process.env.TMPDIR;
  expect(statSync(made()).mode % 0o1000).toBe(0o711);
});

it('removes what a killed run has left in memory, and nothing else', () => {
  delete process.env.TMPDIR;
  const folder = made();
  // A machine without enough memory has its folder elsewhere.
  if (!folder.startsWith('/dev/shm/')) return;
  const beside = (pid: number | string) => folder.replace(/\d+$/, String(pid));
  const [left, running, other] = [beside(99_999_999), beside(1), '/dev/shm/lt-other-99999999'];
  for (const one of [left, running, other]) mkdirSync(one, { recursive: true });
  try {
    expect(folder).toContain(Number(/\d+/.exec(readlinkSync('/proc/self/ns/pid'))![0]).toString(36));
    made();
    expect([left, running, other].map((one) => existsSync(one))).toEqual([false, true, true]);
  } finally {
    for (const one of [left, running, other]) rmSync(one, { recursive: true, force: true });
  }
});
