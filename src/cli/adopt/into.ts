import { existsSync } from 'fs';
import * as path from 'path';
import { printableLine } from '../../printing/printable';
import { count } from '../count';
import { managedIn } from '../drift/managed-objects';
import { Failure } from '../failure';
import type { Plan } from '../stack/plan-json';
import { planStack } from '../stack/plan-stack';
import { checkPlan, type PlanCheck } from './check-plan';
import { readFolder } from './folder';
import { hclMembers, hclString } from './hcl-text';
import { type AddressedObject, matchAddresses, type Matches } from './match-addresses';
import { ProgressLine } from './progress';
import type { FoundObject } from './survey';
import { writeProject } from './write-project';

/** The result of --into. */
export interface WrittenImports {
  readonly folder: string;
  /** The file with the import blocks, relative to the folder. Missing if there are none. */
  readonly file?: string;
  readonly imports: readonly Import[];
  /** The configuration is generated, so its program has to import the objects. */
  readonly byHand?: true;
  readonly ambiguous: readonly { readonly address: string; readonly importIds: readonly string[] }[];
  /** The next apply creates them. */
  readonly unmatched: readonly string[];
}

export interface Import {
  readonly address: string;
  readonly importId: string;
}

export interface IntoResult {
  readonly into: WrittenImports;
  readonly planCheck: PlanCheck;
}

/**
 * Writes import blocks for the addresses in a folder that have no state but whose objects exist. The plan determines these addresses, since it knows
 * every module, variable and instance. An address that refers to another is known only once the other is imported, so the folder is planned until
 * nothing new is found.
 */
export async function writeImports(folder: string, chosen: readonly FoundObject[]): Promise<IntoResult> {
  const isGenerated = existsSync(path.join(folder, 'cdk.tf.json'));
  const progress = new ProgressLine();
  const state = readFolder(folder);
  const types = new Set(chosen.map(({ kind }) => kind.adoption.type));
  const isFree = (one: FoundObject) => !state.has(one);
  let file: string | undefined;
  let written: readonly AddressedObject[] = [];
  try {
    for (;;) {
      const { plan } = await planStack(folder, {
        onProgress: (at) => progress.show(at.step === 'read' ? `Planning: ${at.read} objects read` : 'Planning'),
      });
      const managed = managedIn(plan);
      const done = new Set(written.map(({ found }) => found));
      const matches = matchAddresses(
        plan,
        chosen.filter((one) => isFree(one) && !done.has(one) && !managed.has(one)),
        types,
      );
      if (matches.matched.length === 0) {
        return { into: describe(folder, file, written, matches), planCheck: checkImports(plan) };
      }
      written = [...written, ...matches.matched];
      // The next synthesis would remove files in this folder.
      if (isGenerated) {
        return { into: { ...describe(folder, file, written, matches), byHand: true }, planCheck: checkImports(plan) };
      }
      file = writeBlocks(folder, file, written);
    }
  } catch (error) {
    if (file === undefined || !(error instanceof Failure)) throw error;
    throw new Failure(
      'adopted-code-not-planned',
      `${file} was written to ${folder}, but planning it failed: ${error.message}`,
    );
  } finally {
    progress.end();
  }
}

/** Every change is listed with its reason, since none of the configuration was generated. */
function checkImports(plan: Plan): PlanCheck {
  return checkPlan(plan, [], () => '');
}

function writeBlocks(folder: string, earlier: string | undefined, objects: readonly AddressedObject[]): string {
  const file = earlier ?? freeFile(folder);
  const blocks = [...objects]
    .sort((one, other) => (one.address < other.address ? -1 : 1))
    .map(
      ({ address, found }) =>
        `import {\n${hclMembers(
          [
            ['to', address],
            ['id', hclString(found.importId)],
          ],
          2,
        )}}\n`,
    );
  const text = { path: file, text: blocks.join('\n') };
  if (earlier === undefined) writeProject(folder, [text], []);
  else writeProject(folder, [], [text]);
  return file;
}

function freeFile(folder: string): string {
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? 'imports.tf' : `imports_${number}.tf`;
    if (!existsSync(path.join(folder, file))) return file;
  }
}

function describe(
  folder: string,
  file: string | undefined,
  written: readonly AddressedObject[],
  { ambiguous, unmatched }: Matches,
): WrittenImports {
  return {
    folder,
    ...(file === undefined ? {} : { file }),
    imports: written.map(({ address, found }) => ({ address, importId: found.importId })),
    ambiguous: ambiguous.map(({ address, found }) => ({ address, importIds: found.map(({ importId }) => importId) })),
    unmatched,
  };
}

export function renderImports({ folder, file, imports, byHand, ambiguous, unmatched }: WrittenImports): string {
  const isNothing = imports.length === 0;
  return [
    byHand
      ? `${folder} is generated. Call importFrom on the constructs with these addresses, synthesize, and run this again:\n`
      : file === undefined || isNothing
        ? `No import blocks: every address in ${folder} whose object exists is in the state or in an import block.\n`
        : `Wrote ${count(imports.length, 'import block')} to ${path.join(folder, file)}:\n`,
    ...imports.map(({ address, importId }) => `  ${printableLine(`${address}: ${importId}`)}\n`),
    ...ambiguous.map(
      ({ address, importIds }) =>
        `Skipped ${printableLine(address)}: it is not clear which object it is: ${printableLine(importIds.join(', '))}\n`,
    ),
    ...unmatched.map((address) => `Skipped ${printableLine(address)}: there is no such object\n`),
  ].join('');
}
