import type { Reply } from '../../exchange';
import type { EngineCall, EngineRoute } from '../engine';
import { readFields, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { ownerOf } from '../request';
import { excludesCommonName, issueLeaf } from './leaf';
import type { Wanted } from './leaf';
import { readNames, withCommonName } from './names';
import type { Names } from './names';
import { given, requestedCommonName, requestedNames } from './requested-names';
import { defaultRoleFields } from './role-fields';
import type { RoleFields } from './role-fields';
import { settledSizes } from './role-rules';
import { getRequest } from './sign';
import { generateKey } from './x509/keys';
import type { KeyType } from './x509/keys';
import { attributeOf, COMMON_NAME } from './x509/subject';

const PATHS = ['external-policy', 'issuer/:issuer_ref/external-policy'];

/**
 * "Enterprise-edition external-policy variants" of the specification. The policy service is not part of it; the emulator grants every request, in the
 * form of issue and sign, under any policy name.
 */
export const externalPolicyRoutes: readonly EngineRoute[] = PATHS.flatMap((path) =>
  ['', '/:policy'].flatMap((policy): EngineRoute[] => [
    {
      operation: 'Certificate authority: Issue by external policy',
      method: 'POST',
      path: `${path}/issue${policy}`,
      absentIn: ['openbao'],
      handle: issue,
    },
    {
      operation: 'Certificate authority: Sign by external policy',
      method: 'POST',
      path: `${path}/sign${policy}`,
      absentIn: ['openbao'],
      handle: sign,
    },
  ]),
);

async function issue(request: EngineCall): Promise<Reply> {
  const body = readFields(request.call);
  const sizes = settledSizes(readText(body, 'key_type') || 'rsa', readWhole(body, 'key_bits') ?? 0, 0);
  if (sizes.key_type === 'any') throw badRequest('unknown key type: any');
  return grant(request, body, sizes, async () => {
    const key = await generateKey({ type: sizes.key_type as KeyType, bits: sizes.key_bits });
    const commonName = requestedCommonName(body);
    return { ...asked(body), commonName, names: named(body, requestedNames(body), commonName), publicKey: key, key };
  });
}

async function sign(request: EngineCall): Promise<Reply> {
  const body = readFields(request.call);
  return grant(request, body, { key_type: 'any', key_bits: 0 }, async () => {
    const csr = getRequest(body);
    const commonName = requestedCommonName(body) || attributeOf(csr.subject, COMMON_NAME);
    const requested = requestedNames(body);
    const some = Object.values(requested).some((list) => list.length > 0);
    return {
      ...asked(body),
      commonName,
      names: named(body, some ? requested : readNames(csr.names), commonName),
      publicKey: csr.publicKey,
    };
  });
}

function asked(body: Fields): Pick<Wanted, 'subjectSerialNumber' | 'userIds' | 'warnings'> {
  return { subjectSerialNumber: '', userIds: given(body, 'user_ids'), warnings: [] };
}

function named(body: Fields, names: Names, commonName: string): Names {
  return excludesCommonName(body) ? names : withCommonName(names, commonName);
}

async function grant(
  { world, call, mount, parameters }: EngineCall,
  body: Fields,
  sizes: Partial<RoleFields>,
  want: () => Promise<Wanted>,
): Promise<Reply> {
  const fields: RoleFields = {
    ...defaultRoleFields(),
    ...sizes,
    allow_any_name: true,
    enforce_hostnames: false,
    cn_validations: ['disabled'],
    require_cn: false,
    allowed_uri_sans: ['*'],
    allowed_other_sans: ['*'],
    allowed_user_ids: ['*'],
  };
  return issueLeaf(
    {
      world,
      mount,
      verb: 'external-policy',
      role: { mount, name: parameters.policy ?? '', fields },
      body,
      owner: ownerOf(call),
      issuerReference: parameters.issuer_ref,
    },
    want,
  );
}
