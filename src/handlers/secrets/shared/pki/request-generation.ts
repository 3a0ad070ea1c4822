/** The requests for an intermediate CA, which the service makes and does not keep. */
import { keyIdOf } from './authority-key';
import { generationBody } from './root-fields';
import { nameAt, optionalObjectAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { sendCreation } from '../../../creation';
import { AlreadyExists, PossiblyCreated, Unfinished } from '../../../errors';
import { noneOrTextAt } from '../fields';
import { explainMissingMount, listWhole } from '../mounted-object';

export interface MadeRequest {
  readonly mount: string;
  readonly keyId: string;
  readonly csr: string;
}

/** Makes a key and a request for it. After a lost response, the one key that was not there before is ours, and gets another request. */
export async function generateRequest(context: Context, config: Values): Promise<MadeRequest> {
  const mount = String(config.mount);
  if (config.keyRef !== undefined) return requestFor(context, config, String(config.keyRef));
  const { secrets, signal, warn } = context;
  const what = `The key of the request for \`${String(config.commonName)}\``;
  const before = await listKeys(context, mount);
  const holder = before.find(({ name }) => name !== undefined && name === config.keyName);
  if (holder) throw new AlreadyExists(what, keyIdOf({ mount, keyId: holder.keyId }), 'its name is taken');
  const send = async () =>
    secrets
      .post(path`/${segments(mount)}/intermediate/generate/internal`, generationBody(config), { signal })
      .catch((error: Error) => {
        throw explainMissingMount(error, { mount });
      });
  const look = async () => {
    const now = await listKeys({ secrets }, mount);
    const fresh = now.filter(({ keyId }) => !before.some((one) => one.keyId === keyId));
    const ours = fresh.filter(({ name }) => name === config.keyName);
    if (ours.length < 2) return ours[0];
    throw new Unfinished(
      `The response to the request was lost, and \`${mount}\` has ${ours.length} new keys: ${ours.map(({ keyId }) => keyIdOf({ mount, keyId })).join(', ')}. Delete them, and apply again.`,
    );
  };
  const importId = keyIdOf({ mount, keyId: String(config.keyName ?? '') });
  const { made, found } = await sendCreation({ what, importId, signal, pace: secrets.pace, send, look }).catch(
    (error: Error) => {
      throw config.keyName === undefined && error instanceof PossiblyCreated ? unknownKey(mount, error) : error;
    },
  );
  if (found) return requestFor(context, config, found.keyId);
  made.warnings.forEach((text) => warn('Warning from the service', text));
  return { mount, keyId: nameAt(made.data, 'key_id'), csr: nameAt(made.data, 'csr').trim() };
}

/** Another request for a key of the mount. Nothing is stored, so it can be repeated. */
export async function requestFor(context: Context, config: Values, keyRef: string): Promise<MadeRequest> {
  const { secrets, signal, warn } = context;
  const { keyType: _type, keyBits: _bits, keyName: _name, ...asked } = config;
  const mount = String(config.mount);
  const { data, warnings } = await secrets
    .post(path`/${segments(mount)}/intermediate/generate/existing`, generationBody({ ...asked, keyRef }), {
      signal,
      repeatable: true,
    })
    .catch((error: Error) => {
      throw explainMissingMount(error, { mount });
    });
  warnings.forEach((text) => warn('Warning from the service', text));
  return { mount, keyId: nameAt(data, 'key_id'), csr: nameAt(data, 'csr').trim() };
}

async function listKeys(context: Pick<Context, 'secrets'> & Partial<Pick<Context, 'signal'>>, mount: string) {
  const { names, data } = await listWhole(context, { mount, collection: 'keys' });
  return names.map((keyId) => ({
    keyId,
    name: noneOrTextAt(optionalObjectAt(data, 'key_info', keyId) ?? {}, 'key_name'),
  }));
}

/** Without a name, nothing leads to the key. */
function unknownKey(mount: string, { message }: Error): Error {
  return new Unfinished(
    `${message}. LIST ${mount}/keys shows the keys of the mount. If one was made, delete it; the next apply makes another one.`,
  );
}
