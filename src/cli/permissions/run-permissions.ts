import { readFileSync } from 'fs';
import type { SecretsDialect } from '../../clients/connection';
import { printable } from '../../printing/printable';
import { ProgressLine } from '../drift/progress';
import { Failure } from '../failure';
import { appAround, chooseFramework } from '../framework/choose-framework';
import { type FrameworkName, frameworks } from '../framework/framework';
import type { AppLanguage } from '../framework/marks';
import { writeAtomically } from '../report/atomic-file';
import { parsePlan, type Plan } from '../stack/plan-json';
import { planStack } from '../stack/plan-stack';
import { warn } from '../warn';
import { missingEphemerals, withEphemerals } from './ephemeral-configuration';
import { neededPermissions } from './needed-permissions';
import { RENDERERS, type PermissionsFormat } from './render';
import type { ConstructTarget } from './render-construct';
import type { Extent } from './used-objects';

export interface PermissionsOptions {
  /** A file with a plan as JSON, or `-` for standard input. */
  readonly plan?: string;
  /** The folder of a stack, in place of a plan. */
  readonly stack?: string;
  readonly for: Extent;
  readonly withChecks?: true;
  readonly dialect: SecretsDialect;
  readonly format: PermissionsFormat;
  /** For constructs. Defaults to the language of the app that the stack belongs to. */
  readonly language?: AppLanguage;
  readonly framework?: FrameworkName;
  readonly name: string;
  /** The file for the result. Defaults to standard output. */
  readonly output?: string;
}

/** Prints the permissions that a stack's runs need. */
export async function runPermissions(options: PermissionsOptions): Promise<void> {
  const { dialect, withChecks = false, for: extent, format, name, output } = options;
  const plan = await readPlan(options);
  for (const address of missingEphemerals(plan)) {
    warn(
      'permissions-incomplete',
      `the plan does not contain ${address}, whose permissions are missing. Only plans of OpenTofu contain ephemeral resources: use --stack.`,
    );
  }
  const needed = neededPermissions(plan, { extent, withChecks, dialect });
  for (const path of needed.unknown) {
    warn(
      'permissions-unknown',
      `${path} has a wildcard in place of a value that is known only after apply. Run the command again after the apply.`,
    );
  }
  const text = RENDERERS[format](needed, name, () => targetOf(options));
  if (output === undefined) process.stdout.write(printable(text));
  else writeAtomically(output, text);
}

/** The app around the stack, or else around the current folder. */
function targetOf({ stack = '.', language: given, framework }: PermissionsOptions): ConstructTarget {
  const { folder, language = 'typescript' } = appAround(stack);
  const wanted = given ?? language;
  return {
    language: wanted,
    framework: framework ? frameworks[framework] : chooseFramework(folder, wanted).framework,
  };
}

async function readPlan({ plan, stack }: PermissionsOptions): Promise<Plan> {
  if (stack === undefined) return parsePlan(readText(plan === '-' ? 0 : plan!));
  const progress = new ProgressLine();
  try {
    const { plan: planned } = await planStack(stack, { onProgress: (step) => progress.print(step) });
    return withEphemerals(planned, stack);
  } finally {
    progress.end();
  }
}

function readText(file: string | number): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure('plan-invalid', `the plan cannot be read: ${(error as Error).message}`);
  }
}
