/** The requests for an intermediate CA, which the service makes and does not keep. */
import { createKey } from './key-creation';
import { generationBody } from './root-fields';
import { nameAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { explainMissingMount } from '../mounted-object';

export interface MadeRequest {
  readonly mount: string;
  readonly keyId: string;
  readonly csr: string;
}

/** Makes a key and a request for it. After a lost response, the key gets another request. */
export async function generateRequest(context: Context, config: Values): Promise<MadeRequest> {
  const mount = String(config.mount);
  if (config.keyRef !== undefined) return requestFor(context, config, String(config.keyRef));
  const { secrets, signal, warn } = context;
  const { made, found } = await createKey(context, {
    what: `The key of the request for \`${String(config.commonName)}\``,
    mount,
    keyName: config.keyName as string | undefined,
    send: async () =>
      secrets
        .post(path`/${segments(mount)}/intermediate/generate/internal`, generationBody(config), { signal })
        .catch((error: Error) => {
          throw explainMissingMount(error, { mount });
        }),
  });
  if (found) return requestFor(context, config, found.id);
  made.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
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
  warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return { mount, keyId: nameAt(data, 'key_id'), csr: nameAt(data, 'csr').trim() };
}
