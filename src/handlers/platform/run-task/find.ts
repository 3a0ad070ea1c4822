import { RunTaskAnswer, toAnswer } from './answer';
import { path, PlatformClient } from '../../../clients/platform';
import { NotFound } from '../../errors';

export function listOf(organization: string): string {
  return path`/organizations/${organization}/tasks`;
}

/** The run task of a name, if there is one. The service has no search, so all of the organization's are listed. */
export async function findRunTask(platform: PlatformClient, organization: string, name: string): Promise<RunTaskAnswer | undefined> {
  const found = (await platform.list(listOf(organization))).filter((task) => task.attributes.name === name);
  if (found.length > 1) {
    throw new NotFound(`${organization} has several run tasks named \`${name}\`: ${found.map(({ id }) => id).join(', ')}. Use the id of the one that is meant.`);
  }
  return found[0] && toAnswer(found[0]);
}
