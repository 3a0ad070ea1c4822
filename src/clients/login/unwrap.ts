import { LoginFailed } from '../errors';
import { isObject } from '../json-api';
import { isSuccess } from '../request';
import type { ReadProof } from './read-proof';
import type { SendLogin } from './send-login';

/**
 * Exchanges a wrapping token for the secret id in it. First asks the service where the content comes from: a token wrapped by anything other than
 * this mount was substituted for the real one.
 */
export async function unwrapSecretId(
  mount: string,
  { value: token, source }: ReadProof,
  send: SendLogin,
): Promise<ReadProof> {
  const wrapped = { secrets: [token], repeatable: true };
  const looked = await send('/sys/wrapping/lookup', { ...wrapped, body: { token } });
  if (!isSuccess(looked)) throw used(source, looked.status);
  const created = dataOf(looked.json).creation_path;
  if (typeof created !== 'string' || !isSecretIdPath(created, mount)) {
    throw new LoginFailed(
      `the wrapping token from ${source} does not contain a secret id of this mount: it was created at \`${String(created)}\`, not at \`auth/${mount}/role/…/secret-id\`. It was not unwrapped. Someone may have replaced it: find out who, and create another secret id`,
      true,
    );
  }
  const unwrapped = await send('/sys/wrapping/unwrap', { ...wrapped, repeatable: false, token, body: {} });
  if (!isSuccess(unwrapped)) throw used(source, unwrapped.status);
  const secretId = dataOf(unwrapped.json).secret_id;
  if (typeof secretId !== 'string' || secretId === '') {
    throw new LoginFailed(`the wrapping token from ${source} contains no secret id`, true);
  }
  return { value: secretId, source: `the wrapping token from ${source}`, changes: false };
}

/** The service may prefix the namespace. */
function isSecretIdPath(created: string, mount: string): boolean {
  const at = created.indexOf(`auth/${mount}/role/`);
  return (
    (at === 0 || created[at - 1] === '/') && /^[^/]+\/secret-id$/.test(created.slice(at + `auth/${mount}/role/`.length))
  );
}

function used(source: string, status: number): LoginFailed {
  return new LoginFailed(
    `the wrapping token from ${source} was refused (${status}): it has expired, or it was unwrapped before. If no other command of this pipeline has used it, someone else has the secret id: revoke it. A wrapped secret id serves a single process, and Terraform starts several: run Terraform under \`lintel login\``,
    true,
  );
}

function dataOf(json: unknown): Record<string, unknown> {
  return isObject(json) && isObject(json.data) ? json.data : {};
}
