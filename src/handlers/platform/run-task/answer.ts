import type { runTask } from './definition';
import type { Resource } from '../../../clients/json-api';
import { flagAt, nameAt, optionalTextAt, relatedIdAt, textAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';

export type RunTaskAnswer = AnswerOf<typeof runTask>;

/** One translation from the service's document, for every verb and every data source. */
export function toAnswer(task: Resource): RunTaskAnswer {
  const { attributes } = task;
  return {
    id: task.id,
    organization: relatedIdAt(task, 'organization'),
    name: nameAt(attributes, 'name'),
    url: textAt(attributes, 'url'),
    description: optionalTextAt(attributes, 'description') || undefined,
    category: textAt(attributes, 'category') as RunTaskAnswer['category'],
    enabled: flagAt(attributes, 'enabled'),
  };
}
