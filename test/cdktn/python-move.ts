import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { TERRAIN_LANGUAGES } from '../package/languages';
import type { PackedLanguages } from '../package/packed-languages';
import { describeNeeding } from '../support/needed';
import { runProgram } from '../support/run-program';

const ROOT = path.join(__dirname, '..', '..');

/** A wheel that has of the package for cdktf what the one for CDK Terrain has, too. */
const OTHER_WHEEL = `
import zipfile
info = "lintel_cdktf-0.1.0.dist-info"
files = {
    "lintel_testing/__init__.py": "",
    f"{info}/METADATA": "Metadata-Version: 2.1\\nName: lintel-cdktf\\nVersion: 0.1.0\\n",
    f"{info}/WHEEL": "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
}
with zipfile.ZipFile("lintel_cdktf-0.1.0-py3-none-any.whl", "w") as wheel:
    for name, text in files.items():
        wheel.writestr(name, text)
    wheel.writestr(f"{info}/RECORD", "".join(f"{name},,\\n" for name in [*files, f"{info}/RECORD"]))
`;

/** The guide's order of uninstalling and installing. The test file that packs the package runs it: two at a time would be in each other's way. */
export function describePythonMove(packed: PackedLanguages): void {
  describeNeeding('An app in Python', TERRAIN_LANGUAGES.find(({ name }) => name === 'Python')!.absent, () => {
    test('still has the client of the emulator when it has moved from cdktf as the guide says', async () => {
      await packed.ready();
      const folder = mkdtempSync(path.join(tmpdir(), 'lintel-python-move-'));
      const shell = async (command: string) => {
        const env = { ...process.env, LINTEL: ROOT };
        const { status, stdout, stderr } = await runProgram('sh', ['-ec', command], { cwd: folder, env });
        expect([command, status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([command, 0, '']);
      };
      try {
        const guide = readFileSync(path.join(ROOT, 'docs', 'from-cdktf-to-cdk-terrain.md'), 'utf8');
        const [, commands = ''] = /```sh\n([^`]*pip uninstall[^`]*)```/.exec(guide) ?? [];
        expect(commands).toContain('lintel_cdktn');
        await shell(`python3 -m venv .venv && .venv/bin/python -c '${OTHER_WHEEL}'`);
        await shell('.venv/bin/pip install --quiet ./lintel_cdktf-0.1.0-py3-none-any.whl');
        await shell(commands.replaceAll('pip install', 'pip install --quiet --no-deps'));
        await shell('.venv/bin/python -c "from lintel_testing import Emulator"');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }, 900_000);
  });
}
