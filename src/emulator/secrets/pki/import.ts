import type { Reply } from '../../exchange';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readText } from '../fields';
import { badRequest } from '../refusal';
import { adoptIssuer, adoptKey } from './adopt';
import { findIssuer, getIssuer } from './mount';
import { readCertificate } from './x509/certificate';
import { parsePrivateKey, shapeOf, storedKey } from './x509/keys';
import { parsePem } from './x509/pem';

/** Import of certificates and keys, as in Vault and OpenBao. */
export const importRoutes: readonly EngineRoute[] = [
  {
    operation: 'Certificate authority: Set signed intermediate',
    method: 'POST',
    path: 'intermediate/set-signed',
    handle: (request) => take(request, 'certificate', false),
  },
  {
    operation: 'Certificate authority: Import certificates',
    method: 'POST',
    path: 'issuers/import/cert',
    handle: (request) => take(request, 'pem_bundle', false),
  },
  {
    operation: 'Certificate authority: Import bundle',
    method: 'POST',
    path: 'issuers/import/bundle',
    handle: (request) => take(request, 'pem_bundle', true),
  },
  {
    operation: 'Certificate authority: Configure CA',
    method: 'POST',
    path: 'config/ca',
    handle: (request) => take(request, 'pem_bundle', true),
  },
];

/** Shorter texts are not PEM files. */
const SHORTEST = 75;
const TOO_SHORT =
  'provided data for import was too short; perhaps a path was passed to the API rather than the contents of a PEM file';

function take({ world, call, mount }: EngineCall, field: string, withKeys: boolean): Reply {
  const text = readText(readFields(call), field) ?? '';
  if (text === '') throw badRequest("'pem_bundle' and 'certificate' parameters were empty");
  if (text.length < SHORTEST) throw badRequest(TOO_SHORT);
  const blocks = parsePem(text);
  if (blocks.length === 0) throw badRequest(`no data found in "${field}"`);
  // The service treats everything else in a bundle, such as a request, as a key.
  const keys = blocks
    .filter(({ label }) => label !== 'CERTIFICATE' && label !== 'X509 CRL')
    .map(({ text: pem }) => parsePrivateKey(pem));
  if (keys.length > 0 && !withKeys) {
    throw badRequest('private keys found in the PEM bundle but not allowed by the path; use /issuers/import/bundle');
  }
  if (keys.some((key) => !key || !shapeOf(key))) throw badRequest('unable to parse a private key of the bundle');
  const certificates = blocks
    .filter(({ label }) => label === 'CERTIFICATE')
    .map(({ text: pem }) => readCertificate(pem));
  if (certificates.some((certificate) => !certificate?.isAuthority)) {
    throw badRequest('refusing to import a certificate that is not of a CA');
  }
  // Keys come first, so that certificates find theirs.
  const tookKeys = keys.map((key) => adoptKey(world, mount, storedKey(key!)));
  const tookIssuers = certificates.map((certificate) => adoptIssuer(world, mount, certificate!.pem));
  return enveloped(
    world,
    {
      imported_issuers: some(tookIssuers.filter(({ fresh }) => fresh).map(({ issuer }) => issuer.id)),
      imported_keys: some(tookKeys.filter(({ fresh }) => fresh).map(({ key }) => key.id)),
      mapping: Object.fromEntries(
        tookIssuers.map(({ issuer: { id } }) => [id, getIssuer(world.store, mount, id).keyId]),
      ),
      existing_issuers: some(tookIssuers.filter(({ fresh }) => !fresh).map(({ issuer }) => issuer.id)),
      existing_keys: some(tookKeys.filter(({ fresh }) => !fresh).map(({ key }) => key.id)),
    },
    {
      warnings: findIssuer(world.store, mount, 'default')
        ? []
        : ['No default issuer is configured; none of the imported issuers has its key here.'],
    },
  );
}

/** An empty result is null, not an empty list. */
function some(ids: readonly string[]): readonly string[] | null {
  return ids.length > 0 ? ids : null;
}
