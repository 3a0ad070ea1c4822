/** @tier complete */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator } from '../support/emulator';
import { describeNeeding } from '../support/needed';
import { proofsOf } from '../support/proofs';
import { adoptIn } from './adopted-apps';
import { Newcomer } from './from-registries';
import { isInTurn } from './in-turn';
import { LANGUAGES, ROOT } from './languages';
import type { Language } from './languages';
import { MISTAKES } from './mistakes';
import { PackedLanguages } from './packed-languages';
import { Project, start } from './project';
import { TESTING_PROGRAMS, UNIT_TESTS } from './testing-programs';
import { TRANSLATED_EXAMPLES } from './translations';
import { TUTORIAL_PARTS, walkThroughTutorial } from './tutorial';

// Packing is compilers at work, and installing downloads: both take as long as they take.
jest.setTimeout(600_000);

const SECRETS = { TF_VAR_hmac_key: 'canary-2d71', TF_VAR_database_password: 'canary-93e0' };

const proofs = proofsOf(__filename);
const typescript = LANGUAGES.find(({ name }) => name === 'TypeScript')!;

const packed = new PackedLanguages('lintel');
const projectIn = (language: Language) => packed.projectIn(language);

const SCAN = {
  id: 'task-1',
  organization: 'acme',
  name: 'image-scan',
  url: 'https://scanner.example.com',
  enabled: true,
};
/** A plan that disables one of the example's run tasks. */
const DISABLED_SCAN = {
  format_version: '1.2',
  resource_changes: [
    {
      address: 'lintel_run_task.ImageScan',
      mode: 'managed',
      type: 'lintel_run_task',
      name: 'ImageScan',
      provider_name: 'registry.terraform.io/lintel/lintel',
      change: { actions: ['update'], before: SCAN, after: { ...SCAN, enabled: false }, after_unknown: {} },
    },
  ],
};

interface Sarif {
  readonly runs: readonly {
    readonly results: readonly {
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region: { readonly startLine: number };
        };
        readonly logicalLocations: readonly object[];
      }[];
    }[];
  }[];
}

/** Where the example makes that run task. A chain of calls in Java ends with the one that makes it; Go's runtime sends no lines. */
const SCAN_IS_IN: { readonly [name in Language['name']]: { readonly file: RegExp; readonly line: RegExp } } = {
  TypeScript: { file: /^main\.ts$/, line: /new platform\.RunTask\(this, 'ImageScan'/ },
  Python: { file: /^main\.py$/, line: /lintel\.platform\.RunTask\(/ },
  Go: { file: /^cdktf\.out\/stacks\/platform-team\/cdk\.tf\.json$/, line: /"ImageScan": \{/ },
  Java: { file: /^src\/main\/java\/com\/example\/Main\.java$/, line: /\.build\(\);/ },
};

const ADOPTING = { ADOPT_RUN_TASK: 'task-made-by-hand', SECRETS_LOGIN_ROLE: 'deploy' };
let inTypeScript: Promise<unknown> | undefined;
/** What the app in TypeScript synthesizes, for comparison with every language; TypeScript itself must do so again. */
const expected = () => (inTypeScript ??= projectIn(typescript).then((project) => project.synthesize(ADOPTING)));
afterAll(() => packed.close());

for (const language of LANGUAGES) {
  describeNeeding(`an app in ${language.name}, of the package as it would be published`, language.absent, () => {
    test('synthesizes what the same app in TypeScript does', async () => {
      const document = await expected();
      const said = await (await projectIn(language)).synthesize(ADOPTING);
      expect(said).toEqual(document);
      expect(said).toMatchObject({
        provider: { lintel: [{ secrets: { login: { jwt: { mount: 'github', role: 'deploy' } } } }] },
      });
      expect(Object.keys((said as { readonly resource: object }).resource)).toHaveLength(7);
      proofs.add(language.name, 'synth');
    });

    if (isInTurn(language, 'cdktf')) {
      test('begins as the tutorial says, in an empty folder, and has at its end what the tutorial promises', async () => {
        await packed.ready();
        await walkThroughTutorial(language, 'cdktf');
        proofs.add(language.name, 'deploy');
      });
    }

    test('has findings of a review at the line of the program, or says which construct it is', async () => {
      const project = await projectIn(language);
      await project.synthesize({ LINTEL_SOURCE_LOCATIONS: '1', JSII_HOST_STACK_TRACES: '1' });
      project.write('plan.json', JSON.stringify(DISABLED_SCAN));
      const review = ['review', '--format', 'sarif', '--source', 'cdktf.out/stacks/platform-team', 'plan.json'];
      const { stdout, stderr } = await project.run(process.execPath, [path.join(ROOT, 'bin', 'lintel'), ...review]);
      expect(stderr).toBe('');
      const [finding] = (JSON.parse(stdout) as Sarif).runs[0]!.results;
      const { physicalLocation, logicalLocations } = finding!.locations[0]!;
      const { artifactLocation, region } = physicalLocation;
      expect(artifactLocation.uri).toMatch(SCAN_IS_IN[language.name].file);
      expect(project.read(artifactLocation.uri).split('\n')[region.startLine - 1]).toMatch(
        SCAN_IS_IN[language.name].line,
      );
      const construct = { fullyQualifiedName: 'platform-team/ImageScan' };
      expect(logicalLocations.slice(1)).toEqual(language.name === 'Go' ? [construct] : []);
    });

    const translated = TRANSLATED_EXAMPLES[language.name];
    if (translated) {
      test('compiles the examples of the documentation', async () => {
        const project = await projectIn(language);
        const { files, command } = translated();
        for (const [file, text] of Object.entries(files)) project.write(file, text);
        const [program = '', ...args] = command;
        const { status, stdout, stderr } = await project.run(program, args);
        expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
      });
    }

    const mistake = MISTAKES[language.name];
    if (mistake) {
      test('names a property in a message as the language spells it', async () => {
        const project = await projectIn(language);
        for (const [file, text] of Object.entries(mistake.files)) project.write(file, text);
        const [program = '', ...args] = mistake.command;
        const { status, stdout, stderr } = await project.run(program, args);
        expect(status).not.toBe(0);
        expect(`${stdout}${stderr}`).toContain(`${mistake.names}: a literal would be stored`);
        expect(`${stdout}${stderr}`).not.toContain('hmacKeyWo');
        expect(`${stdout}${stderr}`).toMatch(mistake.line);
      });
    }

    const unitTests = UNIT_TESTS[language.name];
    if (unitTests) {
      test('passes unit tests as docs/testing.md shows them', async () => {
        const project = await projectIn(language);
        const { files, commands } = unitTests();
        for (const [file, text] of Object.entries(files)) project.write(file, text);
        for (const [program = '', ...args] of commands) {
          const { status, stdout, stderr } = await project.run(program, args);
          expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
        }
      });
    }

    const testing = TESTING_PROGRAMS[language.name];
    if (testing) {
      test('starts the emulator that is in the package, for tests', async () => {
        const project = await projectIn(language);
        for (const [file, text] of Object.entries(testing.files)) project.write(file, text);
        const [program = '', ...args] = testing.command();
        const { stdout, stderr } = await project.run(program, args);
        expect(`${stdout}\n${stderr}`).toMatch(testing.output);
      });
    }
  });
}

describe('from the registries of a company, in the words of the guide', () => {
  let newcomer: Newcomer;
  beforeAll(async () => {
    await packed.ready();
    newcomer = await Newcomer.at(path.join(ROOT, 'dist'));
    await newcomer.publish();
  });
  afterAll(() => newcomer.close());

  test('the emulator starts in an empty folder', async () => {
    expect(await newcomer.startEmulator()).toMatch(/LINTEL_SECRETS_ADDRESS=http:\/\/127\.0\.0\.1:\d+/);
  });

  for (const language of LANGUAGES) {
    describeNeeding(language.name, language.absent, () => {
      test('an app has the package that was published', async () => {
        const document = await expected();
        const project = await Project.install(newcomer.languageFrom(language));
        try {
          if (language.name !== 'Go') expect(await project.synthesize(ADOPTING)).toEqual(document);
        } finally {
          project.close();
        }
      });
    });
  }
});

test('the tutorial has a part for each language and each framework', () => {
  expect(TUTORIAL_PARTS).toEqual(LANGUAGES.flatMap(({ name }) => [name, 'CDK Terrain', 'cdktf']));
});

describe('the example of a larger app', () => {
  test('is deployed by terraform with the provider that the synthesis installed, and then there is nothing to do', async () => {
    const project = await projectIn(typescript);
    await project.synthesize();
    const service = await startEmulator();
    try {
      await deploy(project, service.address);
      expect((await service.control.requests()).unknown).toBe(0);
    } finally {
      await service.close();
    }
  });
});

/** Names of the standard library that files would bind to something else, each with the file. */
const SHADOWS = `
import ast, pathlib, sys
for file in sys.argv[1:]:
    for node in ast.walk(ast.parse(pathlib.Path(file).read_text())):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for name in node.names:
                bound = (name.asname or name.name).split(".")[0]
                if bound in ("platform", "secrets") and (isinstance(node, ast.ImportFrom) or name.asname):
                    print(file, bound)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id in ("platform", "secrets"):
            print(file, node.id)
`;

const python = LANGUAGES.find(({ name }) => name === 'Python')!;
describeNeeding('the modules `platform` and `secrets` of Python', python.absent, () => {
  const shadowed = async (...files: string[]) =>
    (await start('python3', ['-c', SHADOWS, ...files], ROOT)).stdout.trim();

  test('are hidden by no example', async () => {
    const files = readdirSync(path.join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.py') && !file.includes('.venv'),
    );
    expect(files).toContain('python/platform-team/main.py');
    expect(files.filter((file) => /\b(platform|secrets)\.py$/.test(file))).toEqual([]);
    expect(await shadowed(...files.map((file) => path.join('examples', file)))).toBe('');
    const hiding = path.join(mkdtempSync(path.join(tmpdir(), 'lintel-python-')), 'hiding.py');
    writeFileSync(hiding, 'from lintel_cdktf import platform, Duration\nsecrets = 1\n');
    expect(await shadowed(hiding)).toBe(`${hiding} platform\n${hiding} secrets`);
    rmSync(path.dirname(hiding), { recursive: true });
  });

  test('are what they were beside the package', async () => {
    const program =
      'import lintel_cdktf, platform, secrets; print(platform.python_implementation(), len(secrets.token_hex(4)), lintel_cdktf.platform.RunTask.__name__)';
    expect((await (await projectIn(python)).run('.venv/bin/python', ['-c', program])).stdout.trim()).toBe(
      'CPython 8 RunTask',
    );
  });
});

for (const language of LANGUAGES) {
  if (language.name === 'TypeScript' || !isInTurn(language, 'cdktf')) continue;
  describeNeeding(
    `${language.name} code generated by \`lintel adopt\`, with the package as published`,
    language.absent,
    () => {
      test('compiles and is imported whole: nothing is added or destroyed, whatever things are called; and what is new is added to it', async () => {
        await adoptIn(language.name, await projectIn(language), 'cdktf');
      });
    },
  );
}

async function deploy(project: Project, address: string): Promise<void> {
  const environment = {
    LINTEL_PLATFORM_ADDRESS: address,
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_SECRETS_ADDRESS: address,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
    ...SECRETS,
  };
  const terraform = async (...args: string[]) => {
    const ran = await project.terraform([...args, '-input=false'], environment);
    return { ...ran, reported: `terraform ${args.join(' ')} ended with ${ran.status}\n${ran.stdout}\n${ran.stderr}` };
  };
  const succeed = async (...args: string[]) => {
    const { status, reported } = await terraform(...args);
    if (status !== 0) throw new Error(reported);
    return reported;
  };
  await succeed('init');
  const applied = await succeed('apply', '-auto-approve');
  expect(applied).toContain('9 added, 0 changed, 0 destroyed');
  for (const secret of Object.values(SECRETS)) expect(`${applied}${project.state()}`).not.toContain(secret);
  const again = await terraform('plan', '-detailed-exitcode');
  // 0: nothing to do. With what it said beside it, so that a failure reports.
  expect({ status: again.status, reported: again.reported }).toEqual({
    status: 0,
    reported: expect.stringContaining('No changes.'),
  });
  expect(await succeed('destroy', '-auto-approve')).toContain('9 destroyed');
}

proofs.hold(
  LANGUAGES.filter(({ absent }) => absent !== undefined).map(({ name }) => name),
  ({ subject, operation }) => operation !== 'deploy' || isInTurn({ name: subject as Language['name'] }, 'cdktf'),
);
