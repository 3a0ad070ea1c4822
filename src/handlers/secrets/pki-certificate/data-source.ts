import type { pkiCertificateData } from './data-sources';
import { optionalIntegerAt, optionalNameAt, optionalTextsAt, textsAt } from '../../../clients/read-answer';
import { path, segments } from '../../../clients/secrets';
import type { Context, DataSourceHandlers } from '../../contract';
import { look } from '../../look';
import { seconds, statusAt } from '../certificate-life';
import { canonicalSerial, leafAt } from '../certificate-x509';
import { Data, there, withMount } from '../object';

export const pkiCertificateDataSource: DataSourceHandlers<typeof pkiCertificateData> = {
  async read(context, { mount, serialNumber }) {
    const { secrets, signal, warn } = context;
    const place = { mount, collection: 'cert', name: canonicalSerial(serialNumber) };
    const { found, answeredAt = new Date().toISOString() } = await secrets.findAt(path`/${segments(mount)}/cert/${place.name}`, undefined, { signal })
      .catch((error: Error) => { throw withMount(error, place); });
    found?.warnings.forEach((text) => warn('The service warns', text));
    const data = there(found?.data, place, 'certificate');
    const { pem, validFrom, validUntil, fingerprint } = leafAt(data, 'certificate');
    const revocationTime = optionalIntegerAt(data, 'revocation_time') ?? 0;
    return {
      id: `${mount}/cert/${place.name}`, mount, serialNumber, certificate: pem, caChain: await chainOf(context, mount, data), expiration: seconds(validUntil), validFrom, validUntil, fingerprint,
      revocationTime, status: statusAt(answeredAt, { validFrom, validUntil, revocationTime }, undefined),
    };
  },
};

/** The answer names the issuer, whose chain is its own business. */
async function chainOf({ secrets, signal }: Context, mount: string, data: Data): Promise<readonly string[]> {
  const told = optionalTextsAt(data, 'ca_chain') ?? [];
  const issuer = optionalNameAt(data, 'issuer_id');
  if (told.length > 0 || !issuer) return told;
  const found = await look(() => secrets.find(path`/${segments(mount)}/issuer/${issuer}`, undefined, { signal }));
  return (found ? textsAt(found.data, 'ca_chain') : []).map((certificate) => certificate.trim());
}
