import { InvalidArgumentError } from 'commander';

const MOST_PARALLEL = 64;

/** Parses `--parallel`. */
export function parallelism(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > MOST_PARALLEL) {
    throw new InvalidArgumentError(`Must be a number from 1 to ${MOST_PARALLEL}.`);
  }
  return number;
}
