/** Planned values of workspaces, for the plans of dependent objects. */
import type { PlanContext } from '../../../contract';
import type { SomeProposal } from '../../../registry';

type Run = PlanContext['run'];

/** Undefined: known only after apply. */
interface PlannedWorkspace {
  readonly projectId: string | undefined;
  /** Whether runs are applied automatically, for runs started by triggers or for all others. */
  readonly appliesAlone: boolean | undefined;
}

/** The runs that a workspace applies automatically. */
const APPLIED = ['autoApply', 'autoApplyRunTrigger'];

const nameOf = (id: string): string => `the workspace ${id}`;

export function reportWorkspace(run: Run, { config, unknown, prior, replaces }: SomeProposal): void {
  if (!prior || replaces) return;
  const planned = (name: string) => (unknown.has(name) ? undefined : (config[name] ?? prior[name]));
  run.report(nameOf(String(prior.id)), {
    projectId: planned('projectId'),
    appliesAlone: APPLIED.some((name) => unknown.has(name))
      ? undefined
      : APPLIED.some((name) => planned(name) === true),
  });
}

/** Undefined if the run has not planned the workspace yet, or does not manage it. */
export const plannedWorkspace = (run: Run, id: string): PlannedWorkspace | undefined =>
  run.reported(nameOf(id)) as PlannedWorkspace | undefined;
