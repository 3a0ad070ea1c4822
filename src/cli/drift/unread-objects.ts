import { writeFileSync } from 'fs';
import type { UnreadObject } from './report';
import { Failure, Interrupted } from '../failure';
import { describeDiagnostic, Diagnostic } from '../stack/events';
import { mirrorStack } from './mirror-stack';
import type { ResourceChange, StateModule } from '../stack/plan-json';
import { PlannedStack, planStack } from '../stack/plan-stack';
import { runTerraform } from '../stack/run-terraform';
import { privateFile, withScratch } from '../stack/scratch';
import { backendOf, withoutObjects } from './state-file';

/** What became of the objects that a plan could not read. */
export interface Redacted {
  /** The drift of those that could be read after all. */
  readonly drift: readonly ResourceChange[];
  readonly unread: readonly UnreadObject[];
  /** The errors that are told as reasons. */
  readonly reported: ReadonlySet<Diagnostic>;
}

/**
 * Terraform does not look at what depends on an object that it cannot read. Those that it did not look at are read over a copy of the state in
 * which what cannot be read is missing, and again, until nothing is left that only stands behind something else.
 */
export async function readHidden(directory: string, first: PlannedStack): Promise<Redacted> {
  const unread = new Map<string, string>();
  const reported = new Set<Diagnostic>();
  const drift: ResourceChange[] = [];
  let look = first;
  let rest = objectsIn(first.plan.prior_state?.values?.root_module).filter((address) => !first.read.has(address));
  while (rest.length > 0) {
    const refused = rest.filter((address) => look.started.has(address));
    for (const address of refused) {
      const errors = errorsAbout(address, look);
      for (const error of errors) reported.add(error);
      unread.set(address, errors.map((error) => describeDiagnostic({ ...error, address: undefined, range: undefined })).join('\n\n'));
    }
    rest = rest.filter((address) => !refused.includes(address));
    if (rest.length === 0) break;
    if (refused.length === 0) {
      for (const address of rest) unread.set(address, BEHIND);
      break;
    }
    const again = await lookWithout([...unread.keys()], directory).catch(unlessInterrupted);
    if (again instanceof Failure) {
      for (const address of rest) unread.set(address, `${BEHIND}\n\n${again.message}`);
      break;
    }
    look = again;
    const reached = new Set(rest.filter((address) => look.read.has(address)));
    drift.push(...(look.plan.resource_drift ?? []).filter(({ address }) => reached.has(address)));
    rest = rest.filter((address) => !reached.has(address));
  }
  return { drift, reported, unread: [...unread].map(([address, reason]) => ({ address, reason })).sort((one, other) => (one.address < other.address ? -1 : 1)) };
}

const BEHIND = 'Terraform did not look at it: what it depends on could not be read.';

/** Where the second look is not possible, the first one stands. */
function unlessInterrupted(error: unknown): Failure {
  if (!(error instanceof Failure) || error instanceof Interrupted) throw error;
  return error;
}

async function lookWithout(addresses: readonly string[], directory: string): Promise<PlannedStack> {
  const pulled = await runTerraform(directory, ['state', 'pull']);
  if (pulled.exitCode !== 0) throw new Failure(`terraform state pull failed in ${directory} (exit code ${pulled.exitCode}):\n\n${pulled.stderr.trim()}`);
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

/** Terraform says of most errors which object they are about; of the others it could be any. */
function errorsAbout(address: string, { diagnostics }: PlannedStack): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const own = errors.filter((diagnostic) => diagnostic.address === address);
  return own.length > 0 ? own : errors.filter((diagnostic) => diagnostic.address === undefined);
}

/** Addresses of what is managed, in every module; not what a failed replacement has left over. */
export function objectsIn(module: StateModule | undefined): string[] {
  if (!module) return [];
  const own = (module.resources ?? []).filter(({ deposed_key: deposed, mode }) => mode === 'managed' && deposed === undefined).map(({ address }) => address);
  return [...own, ...(module.child_modules ?? []).flatMap(objectsIn)];
}
