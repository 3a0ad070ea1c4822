import { BASE_PATH, platformTokenConfig } from './definition';
import { ApiError } from '../../../clients/errors';
import { textAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';
import type { Context } from '../../contract';
import { Data, find, placeId, Spot } from '../object';

export type PlatformTokenConfigAnswer = AnswerOf<typeof platformTokenConfig>;

export function spotOf({ mount = 'terraform' }: { readonly mount?: string }): Spot {
  return { mount, collection: 'config' };
}

/** One translation from the service's answer, for every verb and the data source. */
export function toAnswer(spot: Spot, data: Data): PlatformTokenConfigAnswer {
  return {
    id: placeId(spot),
    mount: spot.mount,
    address: textAt(data, 'address') || undefined,
    basePath: textAt(data, 'base_path') || BASE_PATH,
  };
}

/** The service that exists fails over a configuration that was never written, or is deleted: where it says so, there is none. */
export async function findConfig(context: Context, spot: Spot, patiently = false): Promise<Data | undefined> {
  return find(context, spot, patiently).catch((error: Error) => {
    if (isFailure(context, error) && /nil pointer dereference/.test(error.message)) return undefined;
    throw error;
  });
}

/** Before the first write any such failure means that: of what it says, nothing is promised. */
export async function findBeforeWrite(context: Context, spot: Spot): Promise<Data | undefined> {
  return find(context, spot).catch((error: Error) => {
    if (isFailure(context, error)) return undefined;
    throw error;
  });
}

function isFailure({ secrets }: Context, error: Error): boolean {
  return secrets.dialect === 'vault' && error instanceof ApiError && error.status === 500;
}
