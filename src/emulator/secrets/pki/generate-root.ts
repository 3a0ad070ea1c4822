import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readSeconds, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { adoptIssuer, adoptKey } from './adopt';
import { newSerial } from './issuing';
import { pkiConfigs, pkiIssuers, pkiKeys } from './kinds';
import type { PkiKey } from './kinds';
import { excludesCommonName } from './leaf';
import { checkName, configOf, getKey, issuersOf, keysOf } from './mount';
import { generalNames, withCommonName } from './names';
import { oneAtATime } from './one-at-a-time';
import { certificateResponse, readOutput } from './output';
import { given, requestedCommonName, requestedNames } from './requested-names';
import { requestedSubject } from './requested-subject';
import { settledSizes } from './role-rules';
import { readSignatureBits } from './sign-intermediate';
import { missingUrls, urlsOf } from './urls';
import { keyUsageFlags } from './usages';
import { readValidity, refuseEnded } from './validity';
import { signCertificate } from './x509/certificate';
import {
  authorityKeyIdentifier,
  authorityUrls,
  basicConstraints,
  keyUsage,
  permittedDomains,
  subjectAlternativeNames,
  subjectKeyIdentifier,
} from './x509/extensions';
import { generateKey, keyIdentifier, parsePrivateKey, storedKey } from './x509/keys';
import type { KeyType } from './x509/keys';

/** Self-signed CAs, as in Vault and OpenBao. */
export const rootRoutes: readonly EngineRoute[] = [
  ...['root/generate/:exported', 'issuers/generate/root/:exported', 'root/rotate/:exported'].map(
    (path): EngineRoute => ({
      operation: 'Certificate authority: Generate root',
      method: 'POST',
      path,
      handle: oneAtATime(generateRoot),
    }),
  ),
  {
    operation: 'Certificate authority: Delete root',
    method: 'DELETE',
    path: 'root',
    sudo: true,
    handle: ({ world, mount }) => {
      const { store } = world;
      for (const kind of [pkiIssuers, pkiKeys]) {
        store.of<{ readonly mount: string }>(kind).deleteWhere((each) => each.mount === mount);
      }
      store.of(pkiConfigs).put({ ...configOf(store, mount), defaultIssuer: '', defaultKey: '' });
      return enveloped(world, null, { warnings: ['All CA certificates and keys of this mount have been deleted.'] });
    },
  },
];

/** Whether the key is returned, only stored, or one that the mount already has. */
export type Exported = 'internal' | 'exported' | 'existing';

export function readExported({ parameters: { exported } }: EngineCall): Exported {
  if (exported !== 'internal' && exported !== 'exported' && exported !== 'existing') {
    throw badRequest('the "exported" path parameter must be "internal", "existing", "exported" or "kms"');
  }
  return exported;
}

/** Returns a new key of the requested size, or an existing key of the mount. */
export async function readOrMakeKey(world: World, mount: string, body: Fields, exported: Exported): Promise<PkiKey> {
  if (exported === 'existing') return getKey(world.store, mount, readText(body, 'key_ref') || 'default');
  const name = readText(body, 'key_name') ?? '';
  checkName('key', name, keysOf(world.store, mount));
  const { key_type: type, key_bits: bits } = settledSizes(
    readText(body, 'key_type') || 'rsa',
    readWhole(body, 'key_bits') ?? 0,
    0,
  );
  if (type === 'any') throw badRequest('unknown key type: any');
  return adoptKey(world, mount, storedKey(await generateKey({ type: type as KeyType, bits })), name).key;
}

async function generateRoot(request: EngineCall): Promise<Reply> {
  const { world, call, mount } = request;
  const { store } = world;
  const body = readFields(call);
  const exported = readExported(request);
  const output = readOutput(body);
  const commonName = requestedCommonName(body);
  if (commonName === '') {
    throw badRequest(
      'the common_name field is required, or must be provided in a CSR with "use_csr_common_name" set to true, unless "require_cn" is set to false',
    );
  }
  const issuerName = readText(body, 'issuer_name') ?? (request.call.path.includes('/root/rotate/') ? 'next' : '');
  checkName('issuer', issuerName, issuersOf(store, mount));
  const { now, notAfter, warnings } = readValidity(world, mount, body, { ttl: 0, max_ttl: 0, not_after: '' });
  const notBefore = new Date(now - (readSeconds(body, 'not_before_duration') ?? 30) * 1000);
  refuseEnded(notBefore, notAfter);
  const signatureBits = readSignatureBits(body);
  const kept = await readOrMakeKey(world, mount, body, exported);
  const key = parsePrivateKey(kept.privateKey)!;
  const subject = requestedSubject(body);
  const requested = requestedNames(body);
  const names = generalNames(excludesCommonName(body) ? requested : withCommonName(requested, commonName));
  const domains = given(body, 'permitted_dns_domains');
  const ownUrls = urlsOf(configOf(store, mount));
  const certificate = signCertificate(
    {
      serial: newSerial(world),
      subject,
      issuer: subject,
      notBefore,
      notAfter,
      publicKey: key,
      extensions: [
        basicConstraints(true, readWhole(body, 'max_path_length') ?? -1),
        keyUsage(keyUsageFlags(['CertSign', 'CRLSign', ...given(body, 'key_usage')])),
        ...(names.length > 0 ? [subjectAlternativeNames(names, false)] : []),
        ...(domains.length > 0 ? [permittedDomains(domains)] : []),
        subjectKeyIdentifier(keyIdentifier(key)),
        authorityKeyIdentifier(keyIdentifier(key)),
        ...authorityUrls(ownUrls),
      ],
    },
    { key, signatureBits, pss: body.use_pss === true },
  );
  const { issuer } = adoptIssuer(world, mount, certificate, issuerName);
  return certificateResponse(
    world,
    {
      certificate,
      chain: [certificate],
      key: exported === 'exported' ? key : undefined,
      extra: {
        issuer_id: issuer.id,
        issuer_name: issuer.name,
        key_id: kept.id,
        key_name: kept.name,
        ca_chain: undefined,
      },
    },
    output,
    {
      warnings: [...warnings, ...missingUrls(ownUrls)],
    },
  );
}
