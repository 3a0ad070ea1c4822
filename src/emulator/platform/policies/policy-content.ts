import type { Dialects } from '../../settings';
import { readBlocks } from '../modules/module-blocks';
import { unpack } from '../unpack';
import { policyKinds } from './policy-enforcement';

/** The contents of an upload or branch: the number of its policies, or why it cannot be used. */
export type PolicyOutcome = { readonly policies: number } | { readonly error: string };

type Files = ReadonlyMap<string, string>;

const FILES_OF_INTEREST = /\.(?:hcl|sentinel|rego)$/;
const DECLARED = /\.policy\.hcl$/;

/** Unpacks and reads an upload for a set of this kind: a gzip tarball. */
export async function archiveOutcome(
  archive: Buffer,
  kind: string,
  dialect: Dialects['platform'],
): Promise<PolicyOutcome> {
  try {
    return { policies: countPolicies(await unpack(archive, FILES_OF_INTEREST), kind, dialect) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Reads a branch's files, whose names are relative to the policies' folder. */
export function filesOutcome(files: Files, kind: string, dialect: Dialects['platform']): PolicyOutcome {
  try {
    return { policies: countPolicies(files, kind, dialect) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** The first two kinds have a file at the root that names the policies; the third kind's files may be in any folder. */
function countPolicies(files: Files, kind: string, dialect: Dialects['platform']): number {
  const [first] = policyKinds(dialect);
  if (kind === 'opa') return readIndex(files, 'policies.hcl').length;
  if (kind !== first) {
    const found = [...files].filter(([name]) => DECLARED.test(name));
    if (found.length === 0) throw new Error('There is no file whose name ends in .policy.hcl.');
    return found.reduce((sum, [name, text]) => sum + readBlocks(name, text).length, 0);
  }
  const policies = readIndex(files, 'sentinel.hcl');
  const [missing] = policies.filter(({ file }) => !file.includes('://') && !files.has(file));
  if (missing) throw new Error(`sentinel.hcl names the file ${missing.file}, which is missing.`);
  return policies.length;
}

function readIndex(files: Files, name: string): { readonly file: string }[] {
  const text = files.get(name);
  if (text === undefined) throw new Error(`There is no file ${name} at the root.`);
  return readBlocks(name, text)
    .filter(({ type }) => type === 'policy')
    .map(({ labels: [label = ''], attributes: { source = `"${label}.sentinel"` } }) => ({
      file: source.replace(/^"|"$/g, '').replace(/^\.\//, ''),
    }));
}
