/** @tier complete */
import { readFileSync } from 'fs';
import * as path from 'path';
import { launcher, LauncherArchitecture } from '../../generate/release/launcher';
import { assemble } from '../../generate/release/launcher/machine-code';
import { absentProgram, describeNeeding } from '../support/needed';

const FOLDER = path.join(__dirname, '..', '..', 'generate', 'release', 'launcher');

describeNeeding(
  'The launcher',
  process.arch === 'x64' && process.platform === 'linux'
    ? absentProgram('as', 'The GNU assembler')
    : 'It is assembled on Linux on x64.',
  () => {
    test('has the machine code that the assembler makes of its source', () => {
      expectCode('amd64', assemble('amd64', ['as'], 'objcopy'));
    });
  },
);

// Not on every machine: GNU's assembler is for one kind of processor alone.
if (absentProgram('llvm-mc', 'LLVM') === undefined && absentProgram('llvm-objcopy', 'LLVM') === undefined) {
  test.each([
    ['amd64', 'x86_64'],
    ['arm64', 'aarch64'],
  ] as const)(
    'The launcher for %s has the machine code that the assembler of LLVM makes of its source',
    (architecture, processor) => {
      const assembler = ['llvm-mc', `--triple=${processor}-linux-gnu`, '--filetype=obj'] as const;
      expectCode(architecture, assemble(architecture, assembler, 'llvm-objcopy'));
    },
  );
}

function expectCode(architecture: LauncherArchitecture, code: Buffer): void {
  expect(code.length).toBeGreaterThan(400);
  expect(launcher(architecture).subarray(-code.length).toString('hex')).toBe(code.toString('hex'));
}

test('both launchers start the same files and say the same', () => {
  const texts = ['amd64', 'arm64'].map((name) =>
    [...readFileSync(path.join(FOLDER, `launcher-${name}.s`), 'utf8').matchAll(/\.asci[iz]\s+(".*")/g)].map(
      ([, text]) => JSON.parse(text) as string,
    ),
  );
  expect(texts[0]).toEqual(texts[1]);
  for (const [index, architecture] of (['amd64', 'arm64'] as const).entries()) {
    const code = launcher(architecture).toString('latin1');
    expect(texts[index].filter((text) => !code.includes(text))).toEqual([]);
  }
});
