import type { pkiIssuerData, pkiIssuersData } from './definition';
import { ApiError } from '../../../clients/errors';
import { nameAt, optionalFlagAt, optionalObjectAt, optionalTextsAt } from '../../../clients/read-response';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { noneOrTextAt } from '../shared/fields';
import { Data, find, listWhole, ObjectPath, pathId, requireFound } from '../shared/mounted-object';

export const pkiIssuerDataSource: DataSourceHandlers<typeof pkiIssuerData> = {
  async read(context, { mount, issuerRef }) {
    const objectPath = { mount, collection: 'issuer', name: issuerRef };
    const data = requireFound(
      await find(context, objectPath).catch((error: Error) => {
        throw explained(error, objectPath);
      }),
      objectPath,
      'issuer',
    );
    return {
      id: pathId(objectPath),
      mount,
      issuerRef,
      issuerId: nameAt(data, 'issuer_id'),
      issuerName: noneOrTextAt(data, 'issuer_name'),
      keyId: noneOrTextAt(data, 'key_id'),
      certificate: nameAt(data, 'certificate'),
      manualChain: optionalTextsAt(data, 'manual_chain') ?? [],
      caChain: optionalTextsAt(data, 'ca_chain') ?? [],
      leafNotAfterBehavior: noneOrTextAt(data, 'leaf_not_after_behavior'),
      usage: usageIn(data),
      revocationSignatureAlgorithm: noneOrTextAt(data, 'revocation_signature_algorithm'),
      revoked: optionalFlagAt(data, 'revoked') ?? false,
      issuingCertificates: optionalTextsAt(data, 'issuing_certificates') ?? [],
      crlDistributionPoints: optionalTextsAt(data, 'crl_distribution_points') ?? [],
      ocspServers: optionalTextsAt(data, 'ocsp_servers') ?? [],
    };
  },
};

export const pkiIssuersDataSource: DataSourceHandlers<typeof pkiIssuersData> = {
  async read(context, { mount }) {
    const objectPath = { mount, collection: 'issuers' };
    const { names, data } = await listWhole(context, objectPath);
    const issuers = names.map((issuerId) => {
      const one = optionalObjectAt(data, 'key_info', issuerId) ?? {};
      return {
        issuerId,
        issuerName: noneOrTextAt(one, 'issuer_name'),
        isDefault: optionalFlagAt(one, 'is_default') ?? false,
        serialNumber: noneOrTextAt(one, 'serial_number'),
        keyId: noneOrTextAt(one, 'key_id'),
      };
    });
    return { id: pathId(objectPath), mount, issuers };
  },
};

/** A comma-separated string, or a list in case a service returns one. */
function usageIn(data: Data): string[] {
  const { usage } = data;
  return typeof usage === 'string'
    ? usage
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '')
    : (optionalTextsAt(data, 'usage') ?? []);
}

/** The service reports an unknown issuer as an internal error. */
function explained(error: Error, { mount, name }: ObjectPath): Error {
  if (!(error instanceof ApiError) || !/unable to find PKI issuer for reference/.test(error.message)) return error;
  return new NotFound(`There is no issuer \`${name}\` at \`${mount}\`: ${error.message}.`);
}
