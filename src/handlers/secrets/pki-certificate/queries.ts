import { optionalIntegerAt, optionalNameAt, optionalTextsAt, textsAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { Context, DataSourceHandlers } from '../../contract';
import { look } from '../../look';
import { seconds, statusAt } from '../shared/certificates/certificate-life';
import { canonicalSerial, leafAt } from '../shared/certificates/certificate-x509';
import { Data, explainMissingMount, listNames, pathId, requireFound } from '../shared/mounted-object';
import type { pkiCertificateData, pkiCertificatesData } from './definition';

export const pkiCertificateDataSource: DataSourceHandlers<typeof pkiCertificateData> = {
  async read(context, { mount, serialNumber }) {
    const { secrets, signal, warn } = context;
    const objectPath = { mount, collection: 'cert', name: canonicalSerial(serialNumber) };
    const { found, respondedAt = new Date().toISOString() } = await secrets
      .findAt(path`/${segments(mount)}/cert/${objectPath.name}`, undefined, { signal })
      .catch((error: Error) => {
        throw explainMissingMount(error, objectPath);
      });
    found?.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
    const data = requireFound(found?.data, objectPath, 'certificate');
    const { pem, validFrom, validUntil, fingerprint } = leafAt(data, 'certificate');
    const revocationTime = optionalIntegerAt(data, 'revocation_time') ?? 0;
    return {
      id: `${mount}/cert/${objectPath.name}`,
      mount,
      serialNumber,
      certificate: pem,
      caChain: await chainOf(context, mount, data),
      expiration: seconds(validUntil),
      validFrom,
      validUntil,
      fingerprint,
      revocationTime,
      status: statusAt(respondedAt, { validFrom, validUntil, revocationTime }, undefined),
    };
  },
};

/** Some responses lack the chain but name the issuer, whose chain is then read. */
async function chainOf({ secrets, signal }: Context, mount: string, data: Data): Promise<readonly string[]> {
  const reported = optionalTextsAt(data, 'ca_chain') ?? [];
  const issuer = optionalNameAt(data, 'issuer_id');
  if (reported.length > 0 || !issuer) return reported;
  const found = await look(() => secrets.find(path`/${segments(mount)}/issuer/${issuer}`, undefined, { signal }));
  return (found ? textsAt(found.data, 'ca_chain') : []).map((certificate) => certificate.trim());
}

export const pkiCertificatesDataSource: DataSourceHandlers<typeof pkiCertificatesData> = {
  async read(context, { mount }) {
    const objectPath = { mount, collection: 'certs' };
    const serialNumbers = await listNames(context, objectPath);
    const revokedSerialNumbers = await listNames(context, { mount, collection: 'certs/revoked' });
    return { id: pathId(objectPath), mount, serialNumbers, revokedSerialNumbers };
  },
};
