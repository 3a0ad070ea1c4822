/** The request that generates a root. */

import { nameAt, optionalTextAt } from '../../../../clients/read-response';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { sendCreation } from '../../../creation';
import { AlreadyExists, PossiblyCreated, Unfinished } from '../../../errors';
import { certificatesOf } from './authority-certificate';
import { postGeneration } from './equivalent-requests';
import { findIssuer, issuerIdOf } from './issuer-requests';
import { listReferences, type Reference } from './references';
import { generationBody } from './root-fields';

export interface MadeRoot {
  readonly mount: string;
  readonly issuerId: string;
  readonly keyId: string;
}

/** Generates one root. After a lost response, the one issuer that has this subject and was not there before is ours. */
export async function generateRoot(context: Context, config: Values): Promise<MadeRoot> {
  const { secrets, signal, warn } = context;
  const mount = String(config.mount);
  const what = `The root \`${String(config.commonName)}\``;
  const before = await listReferences(context, 'issuer', mount);
  const holder = before.find(({ name }) => name !== undefined && name === config.issuerName);
  if (holder) throw new AlreadyExists(what, issuerIdOf({ mount, issuerId: holder.id }), 'its name is taken');
  const kind = config.keyRef === undefined ? 'internal' : 'existing';
  const send = async () => postGeneration(context, mount, 'root', kind, generationBody(config), { signal });
  const look = async () => {
    const now = await listReferences({ secrets }, 'issuer', mount);
    const fresh = now.filter(({ id }) => !before.some((one) => one.id === id));
    return onlyOne(context, mount, config, fresh);
  };
  const importId = issuerIdOf({ mount, issuerId: String(config.issuerName ?? '') });
  const { made, found } = await sendCreation({ what, importId, signal, pace: secrets.pace, send, look }).catch(
    (error: Error) => {
      throw config.issuerName === undefined && error instanceof PossiblyCreated ? unknownRoot(mount, error) : error;
    },
  );
  made?.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return found ?? { mount, issuerId: nameAt(made.data, 'issuer_id'), keyId: nameAt(made.data, 'key_id') };
}

async function onlyOne(
  context: Context,
  mount: string,
  { commonName }: Values,
  fresh: readonly Pick<Reference, 'id'>[],
): Promise<MadeRoot | undefined> {
  const made: MadeRoot[] = [];
  for (const { id: issuerId } of fresh) {
    const data = await findIssuer(context, { mount, issuerId }, { patiently: true });
    const certificate = data && certificatesOf(optionalTextAt(data, 'certificate') ?? '')?.[0];
    const isOurs = certificate?.read.toLegacyObject().subject.CN === commonName;
    if (data && isOurs) made.push({ mount, issuerId, keyId: nameAt(data, 'key_id') });
  }
  if (made.length < 2) return made[0];
  throw new Unfinished(
    `The response to the request for a root was lost, and \`${mount}\` has ${made.length} new ones with the same subject: ${made.map(({ issuerId }) => issuerIdOf({ mount, issuerId })).join(', ')}. Import the right one, and delete the others.`,
  );
}

/** Without a name, the root cannot be found. */
function unknownRoot(mount: string, { message }: Error): Error {
  return new Unfinished(
    `${message}. LIST ${mount}/issuers shows the issuers of the mount. If it was created, import it, or delete it; the next apply generates another one.`,
  );
}
