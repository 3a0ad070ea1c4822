/** When the resources of a workspace are destroyed: at the workspace's own time or after its own duration, or after the duration of its project. */
import { path } from '../../../../clients/platform';
import { optionalTextAt } from '../../../../clients/read-response';
import type { Values } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { AnyPlanModification, SomeChange, SomeProposal } from '../../../registry';
import type { Body } from '../stored/fields';

const OWN = ['autoDestroyAt', 'autoDestroyActivityDuration'];

const nameOf = (project: string): string => `the duration of the project ${project}`;

/** Reports the planned duration of a project; null means none. */
export function reportDuration(run: PlanContext['run'], { config, unknown, prior, replaces }: SomeProposal): void {
  if (!prior || replaces || unknown.has('autoDestroyActivityDuration')) return;
  run.report(nameOf(String(prior.id)), config.autoDestroyActivityDuration ?? null);
}

/** The workspace's own time overrides the project's duration, which applies again once the time is removed. */
export async function withDestruction(
  modification: AnyPlanModification,
  context: PlanContext,
  { config, unknown, prior, changed, replaces }: SomeProposal,
): Promise<AnyPlanModification> {
  const isOpen = config.autoDestroyActivityDuration === undefined && !unknown.has('autoDestroyActivityDuration');
  if (!prior || replaces || !isOpen || !changed.has('autoDestroyAt')) return modification;
  const ends = config.autoDestroyAt === undefined && !unknown.has('autoDestroyAt');
  const mayChange =
    prior.autoDestroyActivityDuration !== undefined ||
    (ends && (unknown.has('projectId') || (await hasDuration(context, config, prior))));
  return mayChange
    ? { ...modification, unknown: [...(modification.unknown ?? []), 'autoDestroyActivityDuration'] }
    : modification;
}

/** Whether the project has or may have a duration. */
async function hasDuration(
  { platform, signal, run }: PlanContext,
  { organization, projectId }: Values,
  prior: Values,
): Promise<boolean> {
  const id = String(projectId ?? prior.projectId);
  const planned = run.reported(nameOf(id));
  if (planned !== undefined) return planned !== null;
  const list = path`/organizations/${String(organization)}/projects`;
  const read = () => platform.findIn(list, path`/projects/${id}`, id);
  const project = await look(() => platform.readShared(`project ${id}`, read, signal));
  return !project || optionalTextAt(project, 'attributes', 'auto-destroy-activity-duration') !== undefined;
}

/** Without its own time or duration, a workspace has that of the project again. Older releases do not report where it comes from. */
export function writeDestruction({ attributes, relationships }: Body, config: Values, change?: SomeChange): Body {
  const isRemoved =
    change?.prior.inheritsProjectAutoDestroy !== undefined &&
    OWN.some((name) => change.changed.has(name)) &&
    OWN.every((name) => config[name] === undefined);
  return {
    attributes: isRemoved ? { ...attributes, 'inherits-project-auto-destroy': true } : attributes,
    relationships,
  };
}
