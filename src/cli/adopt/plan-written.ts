import * as path from 'path';
import { judge, Judgement } from './check-plan';
import type { Language } from './manifest';
import type { Written } from './outcome';
import { ProgressLine } from './progress';
import { projects } from './projects';
import { planStack } from '../stack/plan-stack';

/** Plans what was written, and everything else that is in the folder. The plan is judged, and not kept. */
export async function planWritten(folder: string, language: Language, { objects }: Written): Promise<Judgement> {
  const project = projects[language];
  const progress = new ProgressLine();
  try {
    project.synthesize?.(folder);
    const { plan } = await planStack(path.join(folder, project.stack), {
      onProgress: (at) => progress.show(at.step === 'read' ? `planning: ${at.read} objects read` : at.step),
    });
    return judge(plan, objects, ({ found, name }) => project.addressOf(found.kind.adoption.type, name));
  } finally {
    progress.end();
  }
}
