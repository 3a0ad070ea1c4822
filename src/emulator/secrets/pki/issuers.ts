import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag, readNames, readText } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest } from '../refusal';
import { USAGES } from './adopt';
import { raw } from './certificates';
import { keyIn, pkiConfigs, pkiIssuers, pkiKeys, pkiRoles } from './kinds';
import type { PkiIssuer } from './kinds';
import { currentLists, rebuildLists } from './lists';
import { chainOf, checkName, configOf, findIssuer, getIssuer, issuersOf, NO_URLS } from './mount';
import { knownAlgorithm, refuseUnfit } from './revocation-algorithms';
import { revocationTimes } from './revoke';
import { wantMergePatch } from './roles';
import { hasUrls, readUrls, templateWarnings } from './urls';
import { readCertificate } from './x509/certificate';
import { parsePrivateKey } from './x509/keys';
import { derOf, toPem } from './x509/pem';

/** The issuers of a mount, as in Vault and OpenBao. */
export const issuerRoutes: readonly EngineRoute[] = [
  { operation: 'Certificate authority: List issuers', method: 'LIST', path: 'issuers', open: true, handle: list },
  {
    operation: 'Certificate authority: Read issuer',
    method: 'GET',
    path: 'issuer/:issuer_ref',
    handle: (request) => reply(request.world, asked(request)),
  },
  {
    operation: 'Certificate authority: Write issuer',
    method: 'POST',
    path: 'issuer/:issuer_ref',
    handle: (request) =>
      update(request, {
        name: '',
        manualChain: [],
        leafNotAfterBehavior: 'err',
        usage: USAGES,
        revocationSignatureAlgorithm: '',
        urls: NO_URLS,
      }),
  },
  {
    operation: 'Certificate authority: Patch issuer',
    method: 'PATCH',
    path: 'issuer/:issuer_ref',
    handle: (request) => {
      wantMergePatch(request.call.headers['content-type']);
      return update(request, asked(request), { isPatch: true });
    },
  },
  { operation: 'Certificate authority: Delete issuer', method: 'DELETE', path: 'issuer/:issuer_ref', handle: remove },
  {
    operation: 'Certificate authority: Revoke issuer',
    method: 'POST',
    path: 'issuer/:issuer_ref/revoke',
    handle: revokeIssuer,
  },
  {
    operation: 'Certificate authority: Read issuer as JSON',
    method: 'GET',
    path: 'issuer/:issuer_ref/json',
    open: true,
    handle: (request) => {
      const { id, name, certificate } = asked(request);
      return enveloped(request.world, {
        issuer_id: id,
        issuer_name: name,
        certificate: `${certificate}\n`,
        ca_chain: chain(request.world, asked(request)),
      });
    },
  },
  {
    operation: 'Certificate authority: Read issuer as DER',
    method: 'GET',
    path: 'issuer/:issuer_ref/der',
    open: true,
    handle: (request) => raw(derOf(asked(request).certificate), 'application/pkix-cert'),
  },
  {
    operation: 'Certificate authority: Read issuer as PEM',
    method: 'GET',
    path: 'issuer/:issuer_ref/pem',
    open: true,
    handle: (request) => raw(asked(request).certificate, 'application/pem-certificate-chain'),
  },
  ...['crl', 'crl/der', 'crl/pem', 'crl/delta', 'crl/delta/der', 'crl/delta/pem'].map((path): EngineRoute => ({
    operation: `Certificate authority: Read issuer's ${path}`,
    method: 'GET',
    path: `issuer/:issuer_ref/${path}`,
    open: true,
    handle: (request) => {
      currentLists(request.world, request.mount);
      const { revocationList, deltaList } = asked(request);
      const der = Buffer.from(path.includes('delta') ? deltaList : revocationList, 'base64');
      if (der.length === 0) throw absent();
      if (path.endsWith('/der')) return raw(der, 'application/pkix-crl');
      if (path.endsWith('/pem')) return raw(toPem('X509 CRL', der), 'application/x-pem-file');
      return enveloped(request.world, { crl: toPem('X509 CRL', der) });
    },
  })),
];

function asked({ world, mount, parameters: { issuer_ref: reference } }: EngineCall): PkiIssuer {
  return getIssuer(world.store, mount, reference);
}

function list({ world, mount }: EngineCall): Reply {
  const issuers = [...issuersOf(world.store, mount)].sort((one, other) => (one.id < other.id ? -1 : 1));
  if (issuers.length === 0) throw absent();
  const { defaultIssuer } = configOf(world.store, mount);
  const info = issuers.map(({ id, name, keyId, certificate }) => [
    id,
    {
      issuer_name: name,
      is_default: id === defaultIssuer,
      serial_number: readCertificate(certificate)?.serial,
      key_id: keyId,
    },
  ]);
  return enveloped(world, { keys: issuers.map(({ id }) => id), key_info: Object.fromEntries(info) });
}

type Settable = Pick<
  PkiIssuer,
  'name' | 'manualChain' | 'leafNotAfterBehavior' | 'usage' | 'revocationSignatureAlgorithm' | 'urls' | 'disabledChecks'
>;

/** Vault's checks, which can be disabled per issuer. */
const CHECKS = [
  'disable_critical_extension_checks',
  'disable_path_length_checks',
  'disable_name_checks',
  'disable_name_constraint_checks',
];

/** Omitted fields are as in `before`. */
function update(request: EngineCall, before: Settable, { isPatch = false } = {}): Reply {
  const { world, call, mount } = request;
  const issuer = asked(request);
  const body = readFields(call);
  const name = readText(body, 'issuer_name') ?? before.name;
  checkName(world.store, 'issuer', { mount, name, id: issuer.id });
  const usage = readUsage(body) ?? before.usage;
  if (issuer.revokedAt !== null && usage.includes('issuing-certificates')) {
    throw badRequest(
      'This issuer was revoked; unable to modify its usage to include certificate signing again. Reissue this certificate (preferably with a new key) and modify that entry instead.',
    );
  }
  const algorithm = readAlgorithm(world, issuer, body) ?? before.revocationSignatureAlgorithm;
  const isTemplated = readFlag(body, 'enable_aia_url_templating') ?? before.urls.enable_templating;
  // As in OpenBao, a patch does not turn templates off.
  const urls = readUrls(body, before.urls, isTemplated || (isPatch && before.urls.enable_templating));
  const manualChain = readChain(request, issuer, body) ?? before.manualChain;
  world.store.of(pkiIssuers).put({
    ...issuer,
    name,
    manualChain,
    leafNotAfterBehavior: readBehavior(body) ?? before.leafNotAfterBehavior,
    usage,
    revocationSignatureAlgorithm: algorithm,
    urls: hasUrls(urls) ? urls : NO_URLS,
    ...readChecks(world, body, before.disabledChecks),
  });
  rebuildLists(world, mount);
  return reply(world, getIssuer(world.store, mount, issuer.id), templateWarnings(urls, configOf(world.store, mount)));
}

/** IDs, the first of which is the issuer itself; undefined if the body omits the chain. */
function readChain({ world, mount }: EngineCall, issuer: PkiIssuer, body: Fields): readonly string[] | undefined {
  const named = readNames(body, 'manual_chain')?.filter((each) => each !== '');
  const ids = named?.map((reference) =>
    reference === 'self' ? issuer.id : getIssuer(world.store, mount, reference).id,
  );
  if (!named || !ids || ids.length === 0 || ids[0] === issuer.id) return ids;
  throw badRequest(`expected first cert in chain to be a self-reference, but was: ${named[0]}/${ids[0]}`);
}

/** In Go's spelling; undefined if the body omits it. */
function readAlgorithm({ store }: World, issuer: PkiIssuer, body: Fields): string | undefined {
  const text = readText(body, 'revocation_signature_algorithm');
  if (text === undefined || text === '') return text;
  const algorithm = knownAlgorithm(text);
  const key = store.of(pkiKeys).find(keyIn(issuer.mount, issuer.keyId));
  if (key) refuseUnfit(algorithm, parsePrivateKey(key.privateKey)!);
  return algorithm;
}

/** Only in Vault. */
function readChecks(
  { dialects }: World,
  body: Fields,
  before: readonly string[] = [],
): Pick<PkiIssuer, 'disabledChecks'> {
  if (dialects.secrets !== 'vault') return {};
  return { disabledChecks: CHECKS.filter((name) => readFlag(body, name) ?? before.includes(name)) };
}

function readBehavior(body: Fields): PkiIssuer['leafNotAfterBehavior'] | undefined {
  const behavior = readText(body, 'leaf_not_after_behavior');
  if (behavior === undefined || behavior === 'err' || behavior === 'truncate' || behavior === 'permit') return behavior;
  throw badRequest(
    'Unknown value for field `leaf_not_after_behavior`. Possible values are `err`, `truncate`, and `permit`.',
  );
}

/** Always includes `read-only`. */
function readUsage(body: Fields): readonly string[] | undefined {
  const usage = readNames(body, 'usage')?.filter((each) => each !== '');
  const unknown = usage?.find((each) => !USAGES.includes(each));
  if (unknown !== undefined) {
    throw badRequest(
      `Unable to parse specified usages: [${usage!.join(' ')}] - valid values are ${[...USAGES].sort().join(',')}`,
    );
  }
  return usage && [...new Set(['read-only', ...usage])];
}

/** Deleting an issuer that does not exist succeeds. */
function remove({ world, mount, parameters: { issuer_ref: reference } }: EngineCall): Reply {
  const { store } = world;
  const issuer = findIssuer(store, mount, reference);
  if (!issuer) return enveloped(world, null);
  const references = store.of(pkiRoles).where((role) => role.mount === mount);
  const counted = (text: string): string[] => {
    const roles = references.filter(({ fields }) => fields.issuer_ref === text).length;
    return text === '' || roles === 0 ? [] : [`${roles} roles reference ${text}`];
  };
  const warnings = [...new Set([issuer.id, issuer.name])].flatMap(counted);
  store.of(pkiIssuers).delete(keyIn(mount, issuer.id));
  const config = configOf(store, mount);
  if (config.defaultIssuer === issuer.id) {
    store.of(pkiConfigs).put({ ...config, defaultIssuer: '' });
    warnings.push(
      `Deleted issuer ${issuer.id} (via issuer_ref ${reference}); this was configured as the default issuer. Operations without an explicit issuer will not work until a new default is configured.`,
      ...counted('default'),
    );
  }
  return enveloped(world, null, { warnings });
}

/** A revoked issuer cannot issue any more; certificates it has issued stay valid. */
function revokeIssuer(request: EngineCall): Reply {
  const { world } = request;
  const issuer = asked(request);
  const usage = issuer.usage.filter((each) => each !== 'issuing-certificates');
  world.store.of(pkiIssuers).put({ ...issuer, usage, revokedAt: issuer.revokedAt ?? world.clock.now().toISOString() });
  const isSelfSigned = readCertificate(issuer.certificate)?.isRoot === true;
  const warnings =
    isSelfSigned && issuer.revokedAt === null
      ? [
          "This issuer is a self-signed (potentially root) certificate. This means it may not be considered revoked if there is not an external, cross-signed variant of this certificate. This issuer's serial number will not appear on its own CRL.",
        ]
      : [];
  return reply(world, asked(request), warnings);
}

function reply(world: World, issuer: PkiIssuer, warnings: readonly string[] = []): Reply {
  const { urls } = issuer;
  const isSet = hasUrls(urls);
  // Once URLs are set, empty lists are null.
  const listed = (texts: readonly string[]) => (isSet && texts.length === 0 ? null : texts);
  const data = {
    issuer_id: issuer.id,
    issuer_name: issuer.name,
    key_id: issuer.keyId,
    certificate: `${issuer.certificate}\n`,
    manual_chain: issuer.manualChain.length > 0 ? issuer.manualChain : null,
    ca_chain: chain(world, issuer),
    leaf_not_after_behavior: issuer.leafNotAfterBehavior,
    usage: [...issuer.usage].sort().join(','),
    revocation_signature_algorithm: issuer.revocationSignatureAlgorithm,
    revoked: issuer.revokedAt !== null,
    ...(issuer.revokedAt === null ? {} : revocationTimes(issuer)),
    issuing_certificates: listed(urls.issuing_certificates),
    crl_distribution_points: listed(urls.crl_distribution_points),
    delta_crl_distribution_points: listed(urls.delta_crl_distribution_points),
    ocsp_servers: listed(urls.ocsp_servers),
    ...(isSet ? { enable_aia_url_templating: urls.enable_templating } : {}),
    ...(world.dialects.secrets === 'vault'
      ? Object.fromEntries(CHECKS.map((name) => [name, issuer.disabledChecks?.includes(name) ?? false]))
      : {}),
  };
  return enveloped(world, data, { warnings });
}

function chain(world: World, issuer: PkiIssuer): string[] {
  return chainOf(world.store, issuer).map((each) => `${each}\n`);
}
