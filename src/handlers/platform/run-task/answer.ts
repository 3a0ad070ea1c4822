import type { runTask } from './definition';
import { Identifier, readBoolean, readString, Resource } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';

export type RunTaskAnswer = AnswerOf<typeof runTask>;

/** One translation from the service's document, for every verb and every data source. */
export function toAnswer(task: Resource): RunTaskAnswer {
  const { attributes } = task;
  return {
    id: task.id,
    organization: (task.relationships?.organization?.data as Identifier).id,
    name: readString(attributes.name)!,
    url: readString(attributes.url)!,
    description: readString(attributes.description) || undefined,
    category: readString(attributes.category) as RunTaskAnswer['category'],
    enabled: readBoolean(attributes.enabled)!,
  };
}
