/** Requests that the service accepts at two paths. A policy written for another client often only permits the second one. */
import { path, segments, type CallOptions } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { explainMissingMount, type Data } from '../mounted-object';
import { isForbidden } from '../service-refusal';

export interface EquivalentRequest {
  /** Below the mount. */
  readonly path: string;
  readonly body: object;
}

interface Reply {
  readonly data: Data;
  readonly warnings: readonly string[];
}

/** Sends the second request if the token may not send the first. If it may send neither, the error is about the first. */
export async function postEither(
  { secrets }: Context,
  mount: string,
  [first, second]: readonly [EquivalentRequest, EquivalentRequest],
  options: CallOptions,
): Promise<Reply> {
  const post = async ({ path: below, body }: EquivalentRequest): Promise<Reply> =>
    secrets.post(path`/${segments(mount)}/${segments(below)}`, body, options).catch((error: Error) => {
      throw explainMissingMount(error, { mount });
    });
  return post(first).catch(async (error: Error) => {
    if (!isForbidden(error)) throw error;
    return post(second).catch((other: Error) => {
      throw isForbidden(other) ? error : other;
    });
  });
}

/** Generates a root, or a request for the certificate of an intermediate CA. */
export async function postGeneration(
  context: Context,
  mount: string,
  what: 'root' | 'intermediate',
  key: 'internal' | 'existing',
  body: object,
  options: CallOptions,
): Promise<Reply> {
  const paths = [`${what}/generate/${key}`, `issuers/generate/${what}/${key}`] as const;
  return postEither(
    context,
    mount,
    [
      { path: paths[0], body },
      { path: paths[1], body },
    ],
    options,
  );
}
