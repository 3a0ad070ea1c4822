/** The project that has a workspace. */
import { path } from '../../../../clients/platform';
import { optionalRelatedIdAt } from '../../../../clients/read-response';
import type { Value } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { SomeProposal } from '../../../registry';

const reportName = (id: string): string => `the project of ${id}`;

/** A workspace that this run moves is taken for one of its new project. */
export function reportProject({ run }: Pick<PlanContext, 'run'>, { config, unknown, prior }: SomeProposal): void {
  if (!prior) return;
  run.report(
    reportName(String(prior.id)),
    unknown.has('projectId') ? 'unknown' : (config.projectId ?? prior.projectId),
  );
}

/** Undefined if it is known only after apply, or if the token may not know. */
export async function projectOf(
  { platform, signal, run }: PlanContext,
  id: string,
  organization: Value,
): Promise<string | undefined> {
  const planned = run.reported(reportName(id)) as string | undefined;
  if (planned !== undefined) return planned === 'unknown' ? undefined : planned;
  const own = path`/workspaces/${id}`;
  const found = await look(async () =>
    typeof organization === 'string'
      ? platform.findIn(path`/organizations/${organization}/workspaces`, own, id, { signal })
      : (await platform.find(own, undefined, { signal }))?.data,
  );
  return found && optionalRelatedIdAt(found, 'project');
}
