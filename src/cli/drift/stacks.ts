import { existsSync, readdirSync, statSync } from 'fs';
import * as path from 'path';
import { UsageFailure } from '../failure';
import { checkStack } from '../stack/plan-stack';

/** A part of all stacks, such as the third of ten. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

/** Parses `3/10`. */
export function parseShard(text: string): Shard {
  const [, number, of] = (/^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of) {
    throw new UsageFailure(`--shard ${text}: must be a part of all parts, such as 3/10.`);
  }
  return { number, of };
}

/** The named stacks and those in folders of stacks, each once. */
export function stacksIn(folders: readonly string[]): string[] {
  const stacks = folders.flatMap((folder) => {
    checkStack(folder);
    if (isStack(folder)) return [folder];
    const inner = readdirSync(folder)
      .map((name) => path.join(folder, name))
      .filter(isStack)
      .sort();
    // Terraform itself reports folders without a configuration.
    return inner.length > 0 ? inner : [folder];
  });
  return [...new Set(stacks)];
}

/** Every stack is in exactly one shard. Neighbors, which often take equally long, are in different shards. */
export function inShard(stacks: readonly string[], shard: Shard | undefined): string[] {
  return stacks.filter((_, index) => shard === undefined || index % shard.of === shard.number - 1);
}

export function isStack(folder: string): boolean {
  return (
    existsSync(folder) &&
    statSync(folder).isDirectory() &&
    readdirSync(folder).some((name) => /\.(?:tf|tofu)(?:\.json)?$/.test(name))
  );
}

/** Runs the work for each item, at most `most` concurrently, and returns the results in the order of the items. */
export async function inParallel<I, O>(
  items: readonly I[],
  most: number,
  work: (item: I) => Promise<O>,
): Promise<readonly O[]> {
  const results: O[] = [];
  const failures: unknown[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length && failures.length === 0) {
      const index = next++;
      try {
        results[index] = await work(items[index]!);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
