import type { KeyObject } from 'crypto';
import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { durationText } from '../durations';
import { readFlag, readText } from '../fields';
import type { Fields } from '../fields';
import { leases, newLease } from '../leases';
import type { Lease } from '../leases';
import { badRequest } from '../refusal';
import { certify, getAuthority, keep } from './issuing';
import type { PkiRole } from './kinds';
import { chainOf } from './mount';
import { checkNames, checkSerialNumber, checkUserIds } from './name-policy';
import { generalNames } from './names';
import type { Names } from './names';
import { certificateResponse, readOutput } from './output';
import { parsePolicy } from './role-rules';
import { extendedKeyUsages, keyUsageFlags } from './usages';
import { readValidity, refuseEnded, within } from './validity';
import { readCertificate } from './x509/certificate';
import {
  basicConstraints,
  certificatePolicies,
  extendedKeyUsage,
  keyUsage,
  subjectAlternativeNames,
} from './x509/extensions';
import { nameOf } from './x509/subject';

/** The requested certificate, from the body or from the CSR in it. */
export interface Wanted {
  readonly commonName: string;
  readonly names: Names;
  readonly subjectSerialNumber: string;
  readonly userIds: readonly string[];
  readonly publicKey: KeyObject;
  /** Set if the key was generated here. */
  readonly key?: KeyObject;
  readonly warnings: readonly string[];
}

export interface LeafRequest {
  readonly world: World;
  readonly mount: string;
  /** `issue` or `sign`. */
  readonly verb: string;
  readonly role: PkiRole;
  readonly body: Fields;
  /** The token that obtains the certificate; see `ownerOf`. */
  readonly owner: string | undefined;
  /** The issuer in the path; defaults to the role's. */
  readonly issuerReference?: string;
}

/** Issues a certificate under a role, and returns the response of issue and sign. */
export async function issueLeaf(request: LeafRequest, want: () => Promise<Wanted>): Promise<Reply> {
  const {
    world,
    mount,
    role: { name, fields: role },
    body,
    issuerReference,
  } = request;
  const authority = getAuthority(world.store, mount, issuerReference ?? role.issuer_ref);
  const output = readOutput(body);
  const metadata = readMetadata(request);
  const validity = readValidity(world, mount, body, role);
  const { now } = validity;
  const notBefore = new Date(now - role.not_before_duration * 1000);
  const wanted = await want();
  checkNames(role, wanted.commonName, wanted.names);
  checkSerialNumber(role, wanted.subjectSerialNumber);
  checkUserIds(role, wanted.userIds);
  const notAfter = within(authority, validity.notAfter);
  // As in the service, a signed certificate may already have expired.
  if (request.verb === 'issue') refuseEnded(notBefore, notAfter);
  const certificate = certify(world, authority, {
    subject: nameOf({
      ...subjectOf(request.role),
      commonName: wanted.commonName,
      serialNumber: wanted.subjectSerialNumber,
      userIds: wanted.userIds,
    }),
    publicKey: wanted.publicKey,
    notBefore,
    notAfter,
    extensions: extensionsOf(request.role, wanted),
    signatureBits: role.signature_bits,
    pss: role.use_pss,
  });
  const serial = readCertificate(certificate)?.serial ?? '';
  if (!role.no_store) {
    keep(world.store, {
      mount,
      certificate,
      issuerId: authority.issuer.id,
      role: name,
      ...(metadata === undefined ? {} : { metadata }),
    });
  }
  const seconds = Math.round((notAfter.getTime() - now) / 1000);
  const lease = role.generate_lease
    ? newLease(world, {
        mount,
        path: `${request.verb}/${name}`,
        renewable: false,
        ttlSeconds: seconds,
        maxTtlSeconds: seconds,
        owner: request.owner,
        secret: { serial },
      })
    : undefined;
  if (lease) world.store.of(leases).put(lease);
  const extra =
    world.dialects.secrets === 'openbao' ? { not_before: Math.floor(now / 1000) - role.not_before_duration } : {};
  return certificateResponse(
    world,
    { certificate, chain: chainOf(world.store, authority.issuer), key: wanted.key, extra },
    output,
    {
      warnings: [...validity.warnings, ...wanted.warnings, ...cappedWarnings(seconds, lease)],
      lease,
    },
  );
}

function subjectOf({
  fields: { country, organization, ou, locality, province, street_address: streetAddress, postal_code: postalCode },
}: PkiRole) {
  return { country, organization, ou, locality, province, streetAddress, postalCode };
}

function extensionsOf({ fields: role }: PkiRole, { commonName, names, subjectSerialNumber, userIds }: Wanted) {
  const usage = keyUsageFlags(role.key_usage);
  const purposes = extendedKeyUsages(role);
  const alternatives = generalNames(names);
  const emptySubject = [
    commonName,
    subjectSerialNumber,
    ...userIds,
    ...Object.values(subjectOf({ fields: role } as PkiRole)).flat(),
  ].every((text) => text === '');
  return [
    ...(usage > 0 ? [keyUsage(usage)] : []),
    ...(purposes.length > 0 ? [extendedKeyUsage(purposes)] : []),
    ...(role.basic_constraints_valid_for_non_ca ? [basicConstraints(false)] : []),
    ...(alternatives.length > 0 ? [subjectAlternativeNames(alternatives, emptySubject)] : []),
    ...(role.policy_identifiers.length > 0 ? [certificatePolicies(role.policy_identifiers.map(parsePolicy))] : []),
  ];
}

/** Undefined if there is none or the service does not support it. */
function readMetadata({ world, role, body }: LeafRequest): string | undefined {
  const text = readText(body, 'cert_metadata') ?? '';
  if (text === '' || world.dialects.secrets === 'openbao') return undefined;
  if (role.fields.no_store_metadata) {
    throw badRequest('cert_metadata was provided, but no_store_metadata is set on the role');
  }
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) {
    throw badRequest('cert_metadata is not valid base64');
  }
  return text;
}

export function excludesCommonName(body: Fields): boolean {
  return readFlag(body, 'exclude_cn_from_sans') ?? false;
}

function cappedWarnings(seconds: number, lease: Lease | undefined): string[] {
  if (!lease || lease.ttlSeconds >= seconds) return [];
  return [
    `TTL of "${durationText(seconds)}" exceeded the effective max_ttl of "${durationText(lease.ttlSeconds)}"; TTL value is capped accordingly`,
  ];
}
