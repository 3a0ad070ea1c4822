import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import * as path from 'path';
import { inTerrain, type TerrainLanguage } from '../../generate/pages/terrain-examples';
import { adoptIn } from '../package/adopted-apps';
import { terrainInTurn } from '../package/in-turn';
import { copyExample, LANGUAGES, ROOT, TERRAIN_LANGUAGES } from '../package/languages';
import type { PackedLanguages } from '../package/packed-languages';
import { PERMITTED, permissionProgram } from '../package/permission-programs';
import { TESTING_PROGRAMS, UNIT_TESTS } from '../package/testing-programs';
import { walkThroughTutorial } from '../package/tutorial';
import { describeNeeding } from '../support/needed';
import type { Proofs } from '../support/proofs';

const SECRETS = { TF_VAR_hmac_key: 'canary-2d71', TF_VAR_database_password: 'canary-93e0' };

/** What the app in TypeScript synthesizes with the other framework. In this checkout the name of the package leads to itself. */
function withCdktf(): unknown {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache', 'cdktf-'));
  try {
    const language = LANGUAGES.find(({ name }) => name === 'TypeScript')!;
    copyExample(language, folder);
    execFileSync(process.execPath, ['--import', 'tsx', 'main.ts'], { cwd: folder, stdio: 'pipe' });
    return withoutMetadata(JSON.parse(readFileSync(path.join(folder, language.document), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a framework writes of itself is below `//`. */
const withoutMetadata = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => (key === '//' ? undefined : value));

interface Surroundings {
  readonly proofs: Proofs;
  /** The environment of a provider. */
  readonly settings: () => Record<string, string>;
}

/** What apps in each language do with the package. Its own test file packs it: two at a time would be in each other's way. */
export function describeTerrainLanguages(packed: PackedLanguages, { proofs, settings }: Surroundings): void {
  const inTurn = terrainInTurn(TERRAIN_LANGUAGES);
  for (const language of inTurn) {
    describeNeeding(`an app in ${language.name}, of the package as it would be published`, language.absent, () => {
      // Packing is compilers at work, and installing downloads: both take as long as they take.
      test('synthesizes what the same app for cdktf does', async () => {
        const document = withCdktf();
        expect(document).toHaveProperty('resource');
        expect(withoutMetadata(await (await packed.projectIn(language)).synthesize())).toEqual(document);
        proofs.add(language.name, 'synth with CDK Terrain');
      }, 900_000);

      test('begins as the tutorial says, in an empty folder, and has at its end what the tutorial promises', async () => {
        await packed.ready();
        await walkThroughTutorial(language, 'CDK Terrain');
        proofs.add(language.name, 'deploy with CDK Terrain');
      }, 900_000);

      const unitTests = UNIT_TESTS[language.name];
      if (unitTests) {
        test('passes unit tests as docs/testing.md shows them', async () => {
          const project = await packed.projectIn(language);
          const { files, commands } = unitTests('lintel-cdktn');
          for (const [file, text] of Object.entries(files)) project.write(file, text);
          for (const [program = '', ...args] of commands) {
            const { status, stdout, stderr } = await project.run(program, args);
            expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
          }
        }, 900_000);
      }

      if (language.name !== 'TypeScript') {
        test('is adopted: it compiles and is imported whole, then there is nothing to do, and what is new is added to it', async () => {
          await adoptIn(language.name, await packed.projectIn(language), 'cdktn');
        }, 900_000);

        test('has the policy that `lintel permissions` prints for it', async () => {
          const project = await packed.projectIn(language);
          const { file, text, command } = (await permissionProgram(language, 'cdktn'))!;
          project.write(file, text);
          const [program = '', ...args] = command;
          const { status, stdout, stderr } = await project.run(program, args);
          expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
          expect(JSON.parse(/\{[^]*\n\}/.exec(stdout)![0])).toMatchObject({
            resource: { lintel_acl_policy: { Permissions: PERMITTED } },
          });
        }, 900_000);
      }

      const testing = TESTING_PROGRAMS[language.name];
      if (testing) {
        test('starts the emulator that is in the package, for tests', async () => {
          const project = await packed.projectIn(language);
          const own = language.name.toLowerCase() as TerrainLanguage;
          for (const [file, text] of Object.entries(testing.files)) project.write(file, inTerrain(text, own));
          const [program = '', ...args] = testing.command('lintel-cdktn');
          const { stdout, stderr } = await project.run(program, args);
          expect(`${stdout}\n${stderr}`).toMatch(testing.output);
        }, 900_000);
      }
    });
  }

  describeNeeding('an app in Python', TERRAIN_LANGUAGES.find(({ name }) => name === 'Python')!.absent, () => {
    test('is applied by terraform, and then there is nothing to do', async () => {
      const project = await packed.projectIn(TERRAIN_LANGUAGES.find(({ name }) => name === 'Python')!);
      await project.synthesize();
      const environment = { ...settings(), ...SECRETS };
      const terraform = async (...args: string[]) => {
        const { status, stdout, stderr } = await project.terraform([...args, '-input=false'], environment);
        if (status !== 0) throw new Error(`terraform ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
        return stdout;
      };
      await terraform('init');
      expect(await terraform('apply', '-auto-approve')).toContain('9 added, 0 changed, 0 destroyed');
      expect(await terraform('plan')).toContain('No changes.');
      expect(await terraform('destroy', '-auto-approve')).toContain('9 destroyed');
    }, 900_000);
  });
}
