import { readFileSync } from 'fs';
import * as path from 'path';
import { launcher } from '../../generate/release/launcher';
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
      const code = assemble('amd64', 'as', 'objcopy');
      expect(launcher('amd64').subarray(-code.length).equals(code)).toBe(true);
    });
  },
);

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
