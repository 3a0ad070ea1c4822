import { ExitCode } from '../failure';
import { renderRules } from './list-rules';
import { readRules } from './read-rules';
import { rulesSchema } from './schema';
import { testRules } from './test-rules';

/** Requests about rules that need no plan. */
export interface RulesOptions {
  readonly rules?: true;
  readonly test?: true;
  readonly rulesSchema?: true;
  readonly rulesFolder?: string;
  readonly format: string;
}

/** Lists rules, tests them or prints their schema, and returns the exit code. */
export function runRules({ rules, test, rulesFolder: folder, format }: RulesOptions): number {
  if (test) return testRules(folder);
  process.stdout.write(
    rules
      ? renderRules(readRules(folder), format === 'json' ? 'json' : 'terminal')
      : `${JSON.stringify(rulesSchema(), undefined, 2)}\n`,
  );
  return ExitCode.DONE;
}
