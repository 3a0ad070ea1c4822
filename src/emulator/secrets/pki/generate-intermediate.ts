import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag, readText } from '../fields';
import { readExported, readOrMakeKey } from './generate-root';
import { excludesCommonName } from './leaf';
import { configOf } from './mount';
import { generalNames, withCommonName } from './names';
import { oneAtATime } from './one-at-a-time';
import { keyData, readOutput } from './output';
import { requestedCommonName, requestedNames } from './requested-names';
import { requestedSubject } from './requested-subject';
import { readSignatureBits } from './sign-intermediate';
import { missingUrls, urlsOf } from './urls';
import { keyUsageFlags } from './usages';
import { basicConstraints, keyUsage, subjectAlternativeNames } from './x509/extensions';
import { parsePrivateKey } from './x509/keys';
import { derOf } from './x509/pem';
import { signRequest } from './x509/request';

/** Certificate requests for CAs whose keys stay in the mount, as in Vault and OpenBao. */
export const intermediateRoutes: readonly EngineRoute[] = [
  'intermediate/generate/:exported',
  'issuers/generate/intermediate/:exported',
  'intermediate/cross-sign',
].map((path) => ({
  operation: 'Certificate authority: Generate intermediate',
  method: 'POST',
  path,
  handle: oneAtATime(generateIntermediate),
}));

async function generateIntermediate(request: EngineCall): Promise<Reply> {
  const { world, call, mount } = request;
  const body = readFields(call);
  const exported = call.path.endsWith('/cross-sign') ? 'existing' : readExported(request);
  const output = readOutput(body);
  const signatureBits = readSignatureBits(body);
  // The signing CA decides.
  void readText(body, 'not_after');
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
  const data = {
    csr: output.format === 'der' ? derOf(csr).toString('base64') : csr,
    key_id: kept.id,
    ...(exported === 'exported' ? keyData(key, output) : {}),
  };
  return enveloped(world, data, { warnings: warningsOf(world, mount) });
}

function warningsOf(world: World, mount: string): string[] {
  if (world.dialects.secrets === 'standard') return [];
  return missingUrls(urlsOf(configOf(world.store, mount))).map(
    (text) =>
      `${text} Since this certificate is an intermediate, it might be useful to regenerate this certificate after fixing this problem for the root mount.`,
  );
}
