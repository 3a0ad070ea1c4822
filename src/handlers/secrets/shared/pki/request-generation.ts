/** The requests for an intermediate CA, which the service generates but does not store. */

import { nameAt } from '../../../../clients/read-response';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { postGeneration } from './equivalent-requests';
import { createKey } from './key-creation';
import { generationBody } from './root-fields';

export interface MadeRequest {
  readonly mount: string;
  readonly keyId: string;
  readonly csr: string;
}

/** Generates a key and a request for it. After a lost response, another request is generated for the same key. */
export async function generateRequest(context: Context, config: Values): Promise<MadeRequest> {
  const mount = String(config.mount);
  if (config.keyRef !== undefined) return requestFor(context, config, String(config.keyRef));
  const { signal, warn } = context;
  const { made, found } = await createKey(context, {
    what: `The key of the request for \`${String(config.commonName)}\``,
    mount,
    keyName: config.keyName as string | undefined,
    send: async () => postGeneration(context, mount, 'intermediate', 'internal', generationBody(config), { signal }),
  });
  if (found) return requestFor(context, config, found.id);
  made.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return { mount, keyId: nameAt(made.data, 'key_id'), csr: nameAt(made.data, 'csr').trim() };
}

/** Another request for a key of the mount. Nothing is stored, so it can be repeated. */
export async function requestFor(context: Context, config: Values, keyRef: string): Promise<MadeRequest> {
  const { signal, warn } = context;
  const { keyType: _type, keyBits: _bits, keyName: _name, ...asked } = config;
  const mount = String(config.mount);
  const body = generationBody({ ...asked, keyRef });
  const options = { signal, repeatable: true };
  const { data, warnings } = await postGeneration(context, mount, 'intermediate', 'existing', body, options);
  warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return { mount, keyId: nameAt(data, 'key_id'), csr: nameAt(data, 'csr').trim() };
}
