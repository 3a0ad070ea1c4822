import type { Reply } from '../../exchange';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag } from '../fields';
import { readExported, readOrMakeKey } from './generate-root';
import { excludesCommonName } from './leaf';
import { generalNames, withCommonName } from './names';
import { keyData, readOutput } from './output';
import { requestedCommonName, requestedNames } from './requested-names';
import { requestedSubject } from './requested-subject';
import { readSignatureBits } from './sign-intermediate';
import { keyUsageFlags } from './usages';
import { basicConstraints, keyUsage, subjectAlternativeNames } from './x509/extensions';
import { parsePrivateKey } from './x509/keys';
import { derOf } from './x509/pem';
import { signRequest } from './x509/request';

/** Certificate requests for CAs whose keys stay in the mount, as in Vault and OpenBao. */
export const intermediateRoutes: readonly EngineRoute[] = [
  'intermediate/generate/:exported',
  'issuers/generate/intermediate/:exported',
].map((path) => ({
  operation: 'Certificate authority: Generate intermediate',
  method: 'POST',
  path,
  handle: generateIntermediate,
}));

async function generateIntermediate(request: EngineCall): Promise<Reply> {
  const { world, call, mount } = request;
  const body = readFields(call);
  const exported = readExported(request);
  const output = readOutput(body);
  const signatureBits = readSignatureBits(body);
  const kept = await readOrMakeKey(world, mount, body, exported);
  const key = parsePrivateKey(kept.privateKey)!;
  const commonName = requestedCommonName(body);
  const requested = requestedNames(body);
  const names = generalNames(
    commonName === '' || excludesCommonName(body) ? requested : withCommonName(requested, commonName),
  );
  const csr = signRequest(
    {
      subject: requestedSubject(body),
      extensions: [
        ...(names.length > 0 ? [subjectAlternativeNames(names, false)] : []),
        ...(readFlag(body, 'add_basic_constraints')
          ? [basicConstraints(true), keyUsage(keyUsageFlags(['CertSign', 'CRLSign']))]
          : []),
      ],
    },
    { key, signatureBits, pss: false },
  );
  return enveloped(world, {
    csr: output.format === 'der' ? derOf(csr).toString('base64') : csr,
    key_id: kept.id,
    ...(exported === 'exported' ? keyData(key, output) : {}),
  });
}
