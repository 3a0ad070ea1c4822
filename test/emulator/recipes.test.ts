import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { absentProgram, describeNeeding } from '../support/needed';
import { runProgram } from '../support/run-program';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = readFileSync(path.join(ROOT, 'docs', 'emulator.md'), 'utf8');
const env = { ...process.env, PATH: `${path.join(ROOT, 'bin')}${path.delimiter}${process.env.PATH}` };

const recipe = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(PAGE)![1]!;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-recipes-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
  const { status, stdout, stderr } = await runProgram(program, args, { cwd: folder, env: { ...env, ...more } });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}\n${stderr}`);
  return stdout;
}

describeNeeding('the recipe for Python', absentProgram('python3', 'Python 3.10 or newer'), () => {
  it('is a test that passes', async () => {
    const packages = path.join(folder, 'packages');
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-compile', '--disable-pip-version-check'];
    await run('python3', [...pip, '--target', packages, 'pytest==8.4.2']);
    writeFileSync(path.join(folder, 'test_recipe.py'), recipe('python'));
    const python = { PYTHONPATH: packages, PYTHONDONTWRITEBYTECODE: '1' };
    expect(await run('python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'test_recipe.py'], python)).toContain(
      '1 passed',
    );
  }, 120_000);
});

describeNeeding('the recipe for Go', absentProgram('go', 'Go 1.25 or newer'), () => {
  it('is a test that passes', async () => {
    mkdirSync(path.join(folder, 'go'));
    writeFileSync(path.join(folder, 'go', 'go.mod'), 'module example.test\n\ngo 1.25.0\n');
    writeFileSync(path.join(folder, 'go', 'recipe_test.go'), recipe('go'));
    const go = { CGO_ENABLED: '0' };
    expect(await run('go', ['test', '-C', 'go', '-vet=off', '-v', '.'], go)).toContain('--- PASS: TestListsARole');
  }, 120_000);
});

describeNeeding('the recipe for Java', absentProgram('java', 'Java 17 or newer'), () => {
  it('is a test that passes', async () => {
    writeFileSync(path.join(folder, 'EmulatorTest.java'), recipe('java'));
    expect(await run('java', ['EmulatorTest.java'])).toBe('ok\n');
  }, 120_000);
});
