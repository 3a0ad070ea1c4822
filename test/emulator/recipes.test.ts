/** @tier complete */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { parse as parseYaml } from 'yaml';
import { startEmulator } from '../../src/emulator';
import { EMULATOR_PAGES } from '../support/emulator-pages';
import { freePort } from '../support/free-port';
import { absentProgram, describeNeeding } from '../support/needed';
import { runProgram } from '../support/run-program';

const ROOT = path.join(__dirname, '..', '..');
const env = { ...process.env, PATH: `${path.join(ROOT, 'bin')}${path.delimiter}${process.env.PATH}` };

const recipe = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(EMULATOR_PAGES)![1]!;

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

/** Where a packed package has its own program, these sources start the one of the checkout. */
const sources = (language: string): string => path.join(ROOT, 'packages', 'testing', language);
const program = { LINTEL_EMULATOR_PROGRAM: path.join(ROOT, 'bin', 'lintel') };

describeNeeding('the recipe for Python', absentProgram('python3', 'Python 3.10 or newer'), () => {
  it('has tests that pass', async () => {
    const packages = path.join(folder, 'packages');
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-compile', '--disable-pip-version-check'];
    await run('python3', [...pip, '--target', packages, 'pytest==8.4.2']);
    writeFileSync(path.join(folder, 'test_recipe.py'), recipe('python'));
    // A test that sends an unknown field fails, by the fixture.
    writeFileSync(path.join(folder, 'test_misspelt.py'), MISSPELT);
    const python = {
      ...program,
      PYTHONPATH: [packages, sources('python')].join(path.delimiter),
      PYTHONDONTWRITEBYTECODE: '1',
    };
    const pytest = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '-p', 'lintel_testing.pytest_plugin'];
    expect(await run('python3', [...pytest, 'test_recipe.py'], python)).toContain('3 passed');
    await expect(run('python3', [...pytest, 'test_misspelt.py'], python)).rejects.toThrow(
      /POST \/v1\/pki\/roles\/web: unknown colour[^]*1 passed, 1 error/,
    );
  }, 120_000);
});

const MISSPELT = `
from test_recipe import lintel_emulator_options, send

def test_sends_a_colour(lintel_emulator):
    send(lintel_emulator, "POST", "pki/roles/web", {"allowed_domains": ["example.com"], "colour": "red"})
`;

describeNeeding('the recipe for Go', absentProgram('go', 'Go 1.25 or newer'), () => {
  it('has tests that pass', async () => {
    const lintel = 'github.com/lintel-iac/lintel-cdktn-go/lintel';
    cpSync(sources('go'), path.join(folder, 'lintel'), { recursive: true });
    writeFileSync(path.join(folder, 'lintel', 'go.mod'), `module ${lintel}\n\ngo 1.25.0\n`);
    mkdirSync(path.join(folder, 'go'));
    writeFileSync(
      path.join(folder, 'go', 'go.mod'),
      `module example.test\n\ngo 1.25.0\n\nrequire ${lintel} v0.0.0\n\nreplace ${lintel} => ../lintel\n`,
    );
    writeFileSync(path.join(folder, 'go', 'recipe_test.go'), recipe('go'));
    const go = { ...program, CGO_ENABLED: '0' };
    const output = await run('go', ['test', '-C', 'go', '-vet=off', '-v', '.'], go);
    expect(output.match(/^--- PASS: /gm)).toHaveLength(3);
  }, 120_000);
});

describeNeeding('the recipe for Java', absentProgram('java', 'Java 17 or newer'), () => {
  it('has tests that pass', async () => {
    const classes = path.join(folder, 'classes');
    const files = readdirSync(path.join(sources('java'), 'io/lintel/testing')).map((file) =>
      path.join(sources('java'), 'io/lintel/testing', file),
    );
    // As the packer compiles them.
    await run('javac', ['--release', '8', '-Xlint:-options', '-d', classes, ...files]);
    writeFileSync(path.join(folder, 'EmulatorTest.java'), recipe('java'));
    expect(await run('java', ['-cp', classes, 'EmulatorTest.java'], program)).toBe('ok\n');
  }, 120_000);
});

/** The options that the command has. */
async function knownOptions(): Promise<string[]> {
  return [...(await run('lintel', ['emulator', '--help'])).matchAll(/--[a-z][a-z-]*/g)].map(([option]) => option);
}

/** The YAML documents of the page that have a text. */
const documentWith = <T>(text: string): T =>
  parseYaml(
    [...EMULATOR_PAGES.matchAll(/```yaml\n([^]*?)```/g)].map(([, yaml]) => yaml!).find((yaml) => yaml.includes(text))!,
  ) as T;

/** Runs a health check for an emulator that runs and for none. */
async function expectHealthCheck(check: (port: number) => Promise<string>): Promise<void> {
  const emulator = await startEmulator();
  const port = Number(new URL(emulator.address).port);
  await check(port);
  await emulator.close();
  await expect(check(port)).rejects.toThrow();
}

describe('the recipes for containers and pipelines', () => {
  interface Service {
    readonly image: string;
    readonly ports: readonly string[];
  }
  interface ComposeService extends Service {
    readonly command: string;
    readonly environment: Readonly<Record<string, string>>;
    readonly healthcheck: { readonly test: readonly string[] };
  }
  interface WorkflowService extends Service {
    readonly env: Readonly<Record<string, string>>;
    readonly options: string;
  }

  it('have the options of the command', async () => {
    const { services } = documentWith<{ services: { emulator: ComposeService } }>('healthcheck:');
    const image = JSON.parse(/^CMD (.+)$/m.exec(recipe('dockerfile'))![1]!) as string[];
    expect(services.emulator.command).toBe(image.join(' '));
    const commands = [...EMULATOR_PAGES.matchAll(/lintel emulator(?: --[^\n`|>]*)?/g)].map(([command]) => command);
    const options = commands.flatMap((command) => command.match(/--[a-z][a-z-]*/g) ?? []);
    expect(options).toEqual(expect.arrayContaining(['--bind', '--no-exit-with-parent', '--print-env']));
    const known = await knownOptions();
    expect(options.filter((option) => !known.includes(option))).toEqual([]);
  });

  it('have health checks that follow the emulator', async () => {
    const at = (text: string, port: number): string => text.replace(':8400/', `:${port}/`);
    const { services } = documentWith<{ services: { emulator: ComposeService } }>('healthcheck:');
    const [kind, program8400, ...args] = services.emulator.healthcheck.test;
    expect(kind).toBe('CMD');
    await expectHealthCheck((port) =>
      run(
        program8400!,
        args.map((text) => at(text, port)),
      ),
    );
    const { jobs } = documentWith<{ jobs: { test: { services: { emulator: WorkflowService } } } }>('--health-cmd');
    const { options, env: variables } = jobs.test.services.emulator;
    expect(variables).toEqual(services.emulator.environment);
    // The runner splits the options as a shell does; docker runs the command in a shell.
    const command = await run('sh', ['-c', `printf %s ${/--health-cmd ("(?:[^"\\]|\\.)*")/.exec(options)![1]}`]);
    await expectHealthCheck((port) => run('sh', ['-c', at(command, port)]));
  }, 30_000);

  it('start the emulator in a step for the steps that follow', async () => {
    const [step] = documentWith<{ run: string }[]>('--no-exit-with-parent');
    const port = await freePort();
    const script = step!.run.replaceAll('lintel emulator', `lintel emulator --port ${port}`);
    expect(script.match(/--port/g)).toHaveLength(2);
    const variables = path.join(folder, 'github.env');
    const output = await run('sh', ['-ec', `exec 2>errors.log\n${script}\necho $!`], { GITHUB_ENV: variables });
    try {
      const address = `http://127.0.0.1:${port}`;
      expect(readFileSync(variables, 'utf8')).toContain(`LINTEL_SECRETS_ADDRESS=${address}\n`);
      expect((await fetch(`${address}/v1/sys/health`)).status).toBe(200);
    } finally {
      process.kill(Number(output));
    }
  }, 30_000);

  it('trust the certificate of `--tls` by the variable of each client', async () => {
    const emulator = await startEmulator({ tls: true });
    const ca = path.join(folder, 'ca.pem');
    writeFileSync(ca, emulator.ca!);
    const script = `fetch('${emulator.address}/v1/sys/health').then(({ status }) => console.log(status))`;
    expect(await run(process.execPath, ['-e', script], { NODE_EXTRA_CA_CERTS: ca })).toBe('200\n');
    await expect(run(process.execPath, ['-e', script])).rejects.toThrow(/certificate/);
    await emulator.close();
  });
});
