import type { Reply } from '../../exchange';
import type { EngineCall, EngineRoute } from '../engine';
import { readFields, readText } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { ownerOf } from '../request';
import type { PkiRole } from './kinds';
import { excludesCommonName, issueLeaf } from './leaf';
import type { Wanted } from './leaf';
import { withCommonName } from './names';
import { given, requestedCommonName, requestedNames } from './requested-names';
import { findRole } from './roles';
import { generateKey } from './x509/keys';
import type { KeyType } from './x509/keys';

/** "Generate certificate and key" of the specification. */
export const issueRoutes: readonly EngineRoute[] = [
  { operation: 'Certificate authority: Issue', method: 'POST', path: 'issue/:name', handle: issue },
  {
    operation: 'Certificate authority: Issue by issuer',
    method: 'POST',
    path: 'issuer/:issuer_ref/issue/:name',
    handle: issue,
  },
];

export function getRole({ world, mount, parameters: { name } }: EngineCall): PkiRole {
  const role = findRole(world, mount, name);
  if (!role) throw badRequest(`unknown role: ${name}`);
  return role;
}

async function issue(request: EngineCall): Promise<Reply> {
  const { world, call, mount, parameters } = request;
  const role = getRole(request);
  if (role.fields.key_type === 'any') {
    throw badRequest('role key type "any" not allowed for issuing certificates, only signing');
  }
  const body = readFields(call);
  return issueLeaf(
    { world, mount, verb: 'issue', role, body, owner: ownerOf(call), issuerReference: parameters.issuer_ref },
    async () => wantedOf(role, body),
  );
}

async function wantedOf({ fields: role }: PkiRole, body: Fields): Promise<Wanted> {
  const commonName = requestedCommonName(body);
  if (commonName === '' && role.require_cn) throw badRequest(COMMON_NAME_REQUIRED);
  const requested = requestedNames(body);
  const key = await generateKey({ type: role.key_type as KeyType, bits: role.key_bits });
  return {
    commonName,
    names: commonName === '' || excludesCommonName(body) ? requested : withCommonName(requested, commonName),
    subjectSerialNumber: readText(body, 'serial_number') ?? '',
    userIds: given(body, 'user_ids'),
    publicKey: key,
    key,
    warnings: [],
  };
}

export const COMMON_NAME_REQUIRED =
  'the common_name field is required, or must be provided in a CSR with "use_csr_common_name" set to true, unless "require_cn" is set to false';
