import { writeFileSync } from 'fs';
import { Failure, Interrupted } from '../failure';
import { describeDiagnostic, Diagnostic } from '../stack/events';
import type { ResourceChange, StateModule } from '../stack/plan-json';
import { PlannedStack, planStack } from '../stack/plan-stack';
import { runTerraform } from '../stack/run-terraform';
import { privateFile, withScratch } from '../stack/scratch';
import { mirrorStack } from './mirror-stack';
import type { UnreadObject } from './report';
import { backendOf, withoutObjects } from './state-file';

/** The result of reading objects that the plan did not read. */
export interface SecondRead {
  /** The drift of objects that could be read after all. */
  readonly drift: readonly ResourceChange[];
  readonly unread: readonly UnreadObject[];
  /** The errors that are reported as reasons in `unread`. */
  readonly reported: ReadonlySet<Diagnostic>;
}

/**
 * Terraform does not read the dependents of an object that it cannot read. Reads them using a copy of the state without the unreadable objects, and
 * repeats this until every object has been read or has failed.
 */
export async function readSkippedObjects(directory: string, first: PlannedStack): Promise<SecondRead> {
  const unread = new Map<string, string>();
  const reported = new Set<Diagnostic>();
  const drift: ResourceChange[] = [];
  let run = first;
  let rest = objectsIn(first.plan.prior_state?.values?.root_module).filter((address) => !first.read.has(address));
  while (rest.length > 0) {
    const failed = rest.filter((address) => run.started.has(address));
    for (const address of failed) {
      const errors = errorsAbout(address, run);
      for (const error of errors) reported.add(error);
      unread.set(
        address,
        errors.map((error) => describeDiagnostic({ ...error, address: undefined, range: undefined })).join('\n\n'),
      );
    }
    rest = rest.filter((address) => !failed.includes(address));
    if (rest.length === 0) break;
    if (failed.length === 0) {
      for (const address of rest) unread.set(address, SKIPPED);
      break;
    }
    const next = await planWithout([...unread.keys()], directory).catch(unlessInterrupted);
    if (next instanceof Failure) {
      for (const address of rest) unread.set(address, `${SKIPPED}\n\n${next.message}`);
      break;
    }
    run = next;
    const reached = new Set(rest.filter((address) => next.read.has(address)));
    drift.push(...(next.plan.resource_drift ?? []).filter(({ address }) => reached.has(address)));
    rest = rest.filter((address) => !reached.has(address));
  }
  return {
    drift,
    reported,
    unread: [...unread]
      .map(([address, reason]) => ({ address, reason }))
      .sort((one, other) => (one.address < other.address ? -1 : 1)),
  };
}

const SKIPPED = 'Terraform did not read this object, because an object that it depends on could not be read.';

/** Returns a failure of the second plan as a value: the result of the first plan is still valid. */
function unlessInterrupted(error: unknown): Failure {
  if (!(error instanceof Failure) || error instanceof Interrupted) throw error;
  return error;
}

async function planWithout(addresses: readonly string[], directory: string): Promise<PlannedStack> {
  const pulled = await runTerraform(directory, ['state', 'pull']);
  if (pulled.exitCode !== 0) {
    throw new Failure(
      'terraform-failed',
      `terraform state pull failed in ${directory} (exit code ${pulled.exitCode}):\n\n${pulled.stderr.trim()}`,
    );
  }
  const state = withoutObjects(pulled.stdout, addresses);
  return withScratch(async (scratch) => {
    const options = { refreshOnly: true, partial: true } as const;
    if (backendOf(directory) !== 'local') {
      const { directory: mirror, environment } = await mirrorStack(directory, scratch, state);
      return planStack(mirror, { ...options, environment });
    }
    const stateFile = privateFile(scratch, 'state');
    writeFileSync(stateFile, state);
    return planStack(directory, { ...options, stateFile });
  });
}

/** The errors with the object's address. An error without an address can be about any object. */
function errorsAbout(address: string, { diagnostics }: PlannedStack): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const own = errors.filter((diagnostic) => diagnostic.address === address);
  return own.length > 0 ? own : errors.filter((diagnostic) => diagnostic.address === undefined);
}

/** The addresses of managed resources in all modules, without deposed objects. */
export function objectsIn(module: StateModule | undefined): string[] {
  if (!module) return [];
  const own = (module.resources ?? [])
    .filter(({ deposed_key: deposed, mode }) => mode === 'managed' && deposed === undefined)
    .map(({ address }) => address);
  return [...own, ...(module.child_modules ?? []).flatMap(objectsIn)];
}
