import type { Reply } from '../../exchange';
import type { EngineCall, EngineRoute } from '../engine';
import { readFields, readText } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { ownerOf } from '../request';
import { COMMON_NAME_REQUIRED, getRole } from './issue';
import { excludesCommonName, issueLeaf } from './leaf';
import type { Wanted } from './leaf';
import { readNames, withCommonName } from './names';
import { given, requestedCommonName, requestedNames } from './requested-names';
import type { RoleFields } from './role-fields';
import { shapeOf } from './x509/keys';
import { readRequest } from './x509/request';
import type { ReadRequest } from './x509/request';
import { attributeOf, attributesOf, COMMON_NAME, SUBJECT_SERIAL_NUMBER, USER_ID } from './x509/subject';

/** "Sign certificate" of the specification. */
export const signRoutes: readonly EngineRoute[] = [
  { operation: 'Certificate authority: Sign', method: 'POST', path: 'sign/:name', handle: sign },
  {
    operation: 'Certificate authority: Sign by issuer',
    method: 'POST',
    path: 'issuer/:issuer_ref/sign/:name',
    handle: sign,
  },
];

async function sign(request: EngineCall): Promise<Reply> {
  const { world, call, mount, parameters } = request;
  const role = getRole(request);
  const body = readFields(call);
  const [owner, issuerReference] = [ownerOf(call), parameters.issuer_ref];
  return issueLeaf({ world, mount, verb: 'sign', role, body, owner, issuerReference }, async () => {
    const csr = getRequest(body);
    if (world.dialects.secrets === 'standard' && requestedCommonName(body) === '') {
      throw badRequest('the common_name field is required');
    }
    checkKey(role.fields, csr);
    return wantedOf(role.fields, body, csr);
  });
}

/** Reads the CSR in a body, whose signature must be valid. */
export function getRequest(body: Fields): ReadRequest {
  const text = readText(body, 'csr') ?? '';
  if (text === '') throw badRequest('"csr" is empty');
  if (!text.includes('-----BEGIN')) throw badRequest('csr contains no data');
  const csr = readRequest(text);
  if (!csr) throw badRequest('certificate request could not be parsed');
  if (!csr.genuine) throw badRequest('request signature invalid');
  return csr;
}

/** Takes the names from the CSR if the role says so; names in the body are then ignored, with a warning. */
function wantedOf(role: RoleFields, body: Fields, csr: ReadRequest): Wanted {
  const asked = requestedCommonName(body);
  const commonName = (role.use_csr_common_name ? attributeOf(csr.subject, COMMON_NAME) : '') || asked;
  if (commonName === '' && role.require_cn) throw badRequest(COMMON_NAME_REQUIRED);
  const names = role.use_csr_sans ? readNames(csr.names) : requestedNames(body);
  const userIds = given(body, 'user_ids');
  const ignored = [
    ...(role.use_csr_common_name && asked !== '' && asked !== commonName ? ['common_name'] : []),
    ...(role.use_csr_sans
      ? ['alt_names', 'ip_sans', 'uri_sans', 'other_sans'].filter((name) => given(body, name).length > 0)
      : []),
  ];
  return {
    commonName,
    names: commonName === '' || excludesCommonName(body) ? names : withCommonName(names, commonName),
    subjectSerialNumber: readText(body, 'serial_number') || attributeOf(csr.subject, SUBJECT_SERIAL_NUMBER),
    userIds: userIds.length > 0 ? userIds : attributesOf(csr.subject, USER_ID),
    publicKey: csr.publicKey,
    warnings: ignored.map(
      (name) =>
        `the ${name} field was provided but the role is set with "${name === 'common_name' ? 'use_csr_common_name' : 'use_csr_sans'}" set to true`,
    ),
  };
}

function checkKey({ key_type: type, key_bits: bits }: RoleFields, { publicKey }: ReadRequest): void {
  const shape = shapeOf(publicKey);
  if (!shape) throw badRequest('unsupported key type in the certificate request');
  if (type !== 'any' && shape.type !== type) throw badRequest(`role requires keys of type ${type}`);
  const least = type === 'any' ? (shape.type === 'rsa' ? 2048 : 224) : bits;
  if (shape.type !== 'ed25519' && shape.bits < least) {
    throw badRequest(`role requires a minimum of a ${least}-bit key, but CSR's key is ${shape.bits} bits`);
  }
}
