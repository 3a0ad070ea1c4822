import type { Extension } from '@peculiar/asn1-x509';
import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag, readSeconds, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { badRequest, failure } from '../refusal';
import { adoptIssuer, adoptKey } from './adopt';
import { newSerial } from './issuing';
import { pkiConfigs, pkiIssuers, pkiKeys } from './kinds';
import type { PkiKey } from './kinds';
import { excludesCommonName } from './leaf';
import { absentText, checkName, configOf, findIssuer, findKey } from './mount';
import { generalNames, withCommonName } from './names';
import { oneAtATime } from './one-at-a-time';
import { certificateResponse, readOutput } from './output';
import { given, requestedCommonName, requestedNames } from './requested-names';
import { requestedSubject } from './requested-subject';
import { ownAlgorithm } from './revocation-algorithms';
import { settledSizes } from './role-rules';
import { readSignatureBits } from './sign-intermediate';
import { missingUrls, urlsOfRoot } from './urls';
import { extendedKeyUsageOids, keyUsageFlags } from './usages';
import { readValidity, refuseEnded } from './validity';
import { signCertificate } from './x509/certificate';
import {
  authorityKeyIdentifier,
  authorityUrls,
  basicConstraints,
  keyUsage,
  extendedKeyUsage,
  nameConstraints,
  subjectAlternativeNames,
  subjectKeyIdentifier,
} from './x509/extensions';
import type { ConstrainedName } from './x509/extensions';
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
      return enveloped(world, null, {
        warnings: [
          'DELETE /root deletes all keys and issuers; prefer the new DELETE /key/:key_ref and DELETE /issuer/:issuer_ref for finer granularity, unless removal of all keys and issuers is desired.',
        ],
      });
    },
  },
];

/** Whether the key is returned, only stored, or already in the mount. */
export type Exported = 'internal' | 'exported' | 'existing';

export function readExported({ parameters: { exported } }: EngineCall): Exported {
  if (exported !== 'internal' && exported !== 'exported' && exported !== 'existing') {
    // The service's message lacks the quote, too.
    throw badRequest('the "exported" path parameter must be "internal", "existing", exported" or "kms"');
  }
  return exported;
}

/** Returns a new key of the requested size, or an existing key of the mount. A refusal of the size begins with the given text. */
export async function readOrMakeKey(
  world: World,
  mount: string,
  body: Fields,
  exported: Exported,
  refusal = '',
): Promise<PkiKey> {
  if (exported === 'existing') {
    if (readText(body, 'key_type') !== undefined || readWhole(body, 'key_bits') !== undefined) {
      throw badRequest(
        'invalid parameter for the kms/existing path parameter, key_type nor key_bits arguments can be set in this mode',
      );
    }
    return existingKey(world, mount, readText(body, 'key_ref') || 'default');
  }
  const name = readText(body, 'key_name') ?? '';
  checkName(world.store, 'key', { mount, name });
  const { key_type: type, key_bits: bits } = settledSizes(
    readText(body, 'key_type') || 'rsa',
    readWhole(body, 'key_bits') ?? 0,
    0,
    refusal,
  );
  if (type === 'any') throw badRequest('unknown key type: any');
  return adoptKey(world, mount, storedKey(await generateKey({ type: type as KeyType, bits })), name).key;
}

function existingKey({ store }: World, mount: string, reference: string): PkiKey {
  const key = findKey(store, mount, reference);
  if (key) return key;
  const why = absentText('key', store, mount, reference);
  throw badRequest(`failed to lookup public key from existing key: ${why}`);
}

async function generateRoot(request: EngineCall): Promise<Reply> {
  const { world, call, mount } = request;
  const { store } = world;
  const body = readFields(call);
  const exported = readExported(request);
  const output = readOutput(body);
  const commonName = requestedCommonName(body);
  const issuerName = readText(body, 'issuer_name') ?? rotatedName(request);
  checkName(store, 'issuer', { mount, name: issuerName });
  const { now, notAfter, warnings } = readValidity(world, mount, body, { ttl: 0, max_ttl: 0, not_after: '' });
  const notBefore = notBeforeIn(world, body) ?? new Date(now - (readSeconds(body, 'not_before_duration') ?? 30) * 1000);
  refuseEnded(notBefore, notAfter);
  const signatureBits = readSignatureBits(body);
  const pss = readFlag(body, 'use_pss') ?? false;
  // Checked before creating a key, which would otherwise remain.
  const urls = urlsOfRoot(configOf(store, mount));
  const kept = await readOrMakeKey(world, mount, body, exported);
  const key = parsePrivateKey(kept.privateKey)!;
  const subject = requestedSubject(body);
  const requested = requestedNames(body);
  const names = generalNames(
    commonName === '' || excludesCommonName(body) ? requested : withCommonName(requested, commonName),
  );
  const pathLength = readWhole(body, 'max_path_length') ?? -1;
  if (pathLength < -1) {
    throw failure('unable to create certificate: x509: invalid MaxPathLen, must be greater or equal to -1');
  }
  const certificate = signCertificate(
    {
      serial: newSerial(world),
      subject,
      issuer: subject,
      notBefore,
      notAfter,
      publicKey: key,
      extensions: [
        basicConstraints(true, pathLength),
        keyUsage(keyUsageFlags(['CertSign', 'CRLSign', ...given(body, 'key_usage')])),
        ...(names.length > 0 ? [subjectAlternativeNames(names, false)] : []),
        ...purposes(world, body),
        ...constraints(world, body),
        subjectKeyIdentifier(keyIdentifier(key)),
        authorityKeyIdentifier(keyIdentifier(key)),
        ...authorityUrls(urls.urls),
      ],
    },
    { key, signatureBits, pss },
  );
  const { issuer } = adoptIssuer(world, mount, certificate, issuerName, ownAlgorithm(key, signatureBits, pss));
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
      warnings: [...warnings, ...urls.warnings, ...withoutSubject(body), ...missingUrls(urls.urls)],
    },
  );
}

/** Only OpenBao accepts a start. */
function notBeforeIn({ dialects }: World, body: Fields): Date | undefined {
  const text = dialects.secrets === 'openbao' ? readText(body, 'not_before') : undefined;
  return text ? new Date(text) : undefined;
}

/** Only OpenBao limits a root's purposes. */
function purposes({ dialects }: World, body: Fields): Extension[] {
  if (dialects.secrets !== 'openbao') return [];
  const oids = [...extendedKeyUsageOids(given(body, 'ext_key_usage')), ...given(body, 'ext_key_usage_oids')];
  return oids.length > 0 ? [extendedKeyUsage(oids)] : [];
}

/** Only Vault has constraints other than permitted domains. */
function constraints({ dialects }: World, body: Fields): Extension[] {
  const named = (prefix: 'permitted' | 'excluded'): ConstrainedName[] => {
    const all = <K extends keyof ConstrainedName>(field: string, kind: K) =>
      given(body, `${prefix}_${field}`).map((value) => ({ [kind]: value }));
    const isOfVault = dialects.secrets === 'vault';
    return [
      ...(isOfVault || prefix === 'permitted' ? all('dns_domains', 'dNSName') : []),
      ...(isOfVault
        ? [
            ...all('ip_ranges', 'iPAddress'),
            ...all('email_addresses', 'rfc822Name'),
            ...all('uri_domains', 'uniformResourceIdentifier'),
          ]
        : []),
    ];
  };
  const [permitted, excluded] = [named('permitted'), named('excluded')];
  return permitted.length + excluded.length > 0 ? [nameConstraints(permitted, excluded)] : [];
}

/** A rotation names the new root `next` unless another root has that name. */
function rotatedName({ world, mount, call }: EngineCall): string {
  const isFree = findIssuer(world.store, mount, 'next') === undefined;
  return call.path.includes('/root/rotate/') && isFree ? 'next' : '';
}

function withoutSubject(body: Fields): string[] {
  return requestedSubject(body).length > 0
    ? []
    : [
        'This issuer certificate was generated without a Subject; this makes it likely that issuing leaf certs with this certificate will cause TLS validation libraries to reject this certificate.',
      ];
}
