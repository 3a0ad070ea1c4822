/** Secret ids of AppRole roles: creating, finding and destroying them. */
import { ApiError } from '../../../../clients/errors';
import { nameAt } from '../../../../clients/read-response';
import { path, segments, type Envelope } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { present, seconds } from '../fields';
import { explainMissingMount, find, issue, pathId, type ObjectPath } from '../mounted-object';

export interface SecretIdInputs {
  readonly metadata?: Readonly<Record<string, string>>;
  readonly cidrList?: readonly string[];
  readonly tokenBoundCidrs?: readonly string[];
  readonly ttl?: string;
  readonly numUses?: number;
}

/** Requests a secret id, or sends a chosen one. Not repeated, because each request creates another one. */
export async function makeSecretId(
  context: Context,
  role: ObjectPath,
  inputs: SecretIdInputs & { readonly wrapTtl?: string },
  chosen?: string,
): Promise<Envelope> {
  const { mount, collection, name, system } = role;
  const at = { mount: `${mount}/${collection}`, collection: name, system };
  const wrapping = inputs.wrapTtl === undefined ? {} : { wrapSeconds: seconds(inputs.wrapTtl) };
  return chosen === undefined
    ? issue(context, { ...at, name: 'secret-id' }, bodyOf(inputs), wrapping)
    : issue(context, { ...at, name: 'custom-secret-id' }, { ...bodyOf(inputs), secret_id: chosen }, wrapping);
}

/** Undefined if it was used up or destroyed, has expired, or if its role is gone or was recreated. */
export async function findSecretId(
  context: Context,
  role: ObjectPath,
  accessor: string,
): Promise<Envelope | undefined> {
  const at = path`/${segments(pathId(role))}/secret-id-accessor/lookup`;
  const options = { signal: context.signal, repeatable: true, reads: true } as const;
  try {
    const found = await context.secrets.post(at, { secret_id_accessor: accessor }, options);
    // If the role was recreated, the response for the accessor is empty.
    return found.isEmpty ? undefined : found;
  } catch (error) {
    if (!isGone(error as Error)) throw explainMissingMount(error as Error, role);
    // If the auth method itself is missing, this proves nothing.
    if (error instanceof ApiError && error.status === 404) await find(context, role);
    return undefined;
  }
}

/** The accessor of a chosen secret id, which nobody else knows: the accessor that a lost response would have contained. */
export async function findChosen(
  { secrets }: Context,
  role: ObjectPath,
  secretId: string,
): Promise<string | undefined> {
  const at = path`/${segments(pathId(role))}/secret-id/lookup`;
  const { data, isEmpty } = await secrets.post(at, { secret_id: secretId }, { repeatable: true, reads: true });
  return isEmpty ? undefined : nameAt(data, 'secret_id_accessor');
}

/** Succeeds if there is none. */
export async function destroySecretId(
  { secrets }: Pick<Context, 'secrets'>,
  role: string,
  accessor: string,
): Promise<void> {
  const at = path`/${segments(role)}/secret-id-accessor/destroy`;
  await secrets.post(at, { secret_id_accessor: accessor }, { repeatable: true }).catch((error: Error) => {
    if (!isGone(error)) throw error;
  });
}

/** The service reports a missing secret id or role as an internal error. */
function isGone(error: Error): boolean {
  if (/invalid secret id accessor/.test(error.message)) return true;
  if (!(error instanceof ApiError)) return false;
  const isFailure = error.status === 500 && /failed to find accessor|role .* does not exist/.test(error.message);
  return error.status === 404 || isFailure;
}

function bodyOf({ metadata, cidrList, tokenBoundCidrs, ttl, numUses }: SecretIdInputs): object {
  return present({
    metadata: metadata && JSON.stringify(metadata),
    cidr_list: cidrList,
    token_bound_cidrs: tokenBoundCidrs,
    ttl: ttl === undefined ? undefined : seconds(ttl),
    num_uses: numUses,
  });
}
