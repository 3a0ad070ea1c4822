import * as path from 'path';
import { planStack } from '../stack/plan-stack';
import { checkPlan, PlanCheck } from './check-plan';
import type { Written } from './outcome';
import { ProgressLine } from './progress';
import type { Project } from './project';

const STEPS = { initializing: 'Initializing', planning: 'Planning' } as const;

/** Plans the folder and checks the changes of the written objects. The plan is not saved. */
export async function planWritten(folder: string, project: Project, { objects }: Written): Promise<PlanCheck> {
  const progress = new ProgressLine();
  try {
    project.synthesize?.(folder);
    const { plan } = await planStack(path.join(folder, project.stack), {
      onProgress: (at) => progress.show(at.step === 'read' ? `Planning: ${at.read} objects read` : STEPS[at.step]),
    });
    return checkPlan(plan, objects, ({ found, name }) => project.addressOf(found.kind.adoption.type, name));
  } finally {
    progress.end();
  }
}
