import type { workspaceRunTask } from './definition';
import { inRunOrder, Stage } from './stages';
import { Identifier, readString, Resource } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';

export type WorkspaceRunTaskAnswer = AnswerOf<typeof workspaceRunTask> & { readonly stages: readonly Stage[] };

/** One translation from the service's document, for every verb and every data source. A service that knows one stage only has no `stages`. */
export function toAnswer(association: Resource): WorkspaceRunTaskAnswer {
  const { attributes, relationships, id } = association;
  const workspaceId = (relationships?.workspace?.data as Identifier).id;
  const stages = inRunOrder(Array.isArray(attributes.stages) && attributes.stages.length > 0 ? attributes.stages as string[] : [readString(attributes.stage)!]);
  return {
    id: `${workspaceId}/${id}`,
    workspaceTaskId: id,
    workspaceId,
    taskId: taskIdOf(association)!,
    enforcementLevel: readString(attributes['enforcement-level']) as WorkspaceRunTaskAnswer['enforcementLevel'],
    stage: stages[0],
    stages,
  };
}

export function taskIdOf({ relationships }: Resource): string | undefined {
  return (relationships?.task?.data as Identifier | undefined)?.id;
}
