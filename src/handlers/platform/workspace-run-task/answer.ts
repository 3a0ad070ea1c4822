import type { workspaceRunTask } from './definition';
import { inRunOrder, Stage } from './stages';
import type { Resource } from '../../../clients/json-api';
import { optionalTextsAt, relatedIdAt, textAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';

export type WorkspaceRunTaskAnswer = AnswerOf<typeof workspaceRunTask> & { readonly stages: readonly Stage[] };

/** One translation from the service's document, for every verb and every data source. A service that knows one stage only has no `stages`. */
export function toAnswer(association: Resource): WorkspaceRunTaskAnswer {
  const { attributes, id } = association;
  const workspaceId = relatedIdAt(association, 'workspace');
  const told = optionalTextsAt(attributes, 'stages') ?? [];
  const stages = inRunOrder(told.length > 0 ? told : [textAt(attributes, 'stage')]);
  return {
    id: `${workspaceId}/${id}`,
    workspaceTaskId: id,
    workspaceId,
    taskId: taskIdOf(association),
    enforcementLevel: textAt(attributes, 'enforcement-level') as WorkspaceRunTaskAnswer['enforcementLevel'],
    stage: stages[0],
    stages,
  };
}

export function taskIdOf(association: Resource): string {
  return relatedIdAt(association, 'task');
}
