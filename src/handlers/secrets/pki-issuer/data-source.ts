import type { pkiIssuerData, pkiIssuersData } from './data-sources';
import { ApiError } from '../../../clients/errors';
import { readBoolean, readString } from '../../../clients/json-api';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { readObject, readTexts } from '../fields';
import { Data, find, listWhole, Place, placeId, there } from '../object';

export const pkiIssuerDataSource: DataSourceHandlers<typeof pkiIssuerData> = {
  async read(context, { mount, issuerRef }) {
    const place = { mount, collection: 'issuer', name: issuerRef };
    const data = there(await find(context, place).catch((error: Error) => { throw explained(error, place); }), place, 'issuer');
    return {
      id: placeId(place),
      mount,
      issuerRef,
      issuerId: readString(data.issuer_id)!,
      issuerName: readString(data.issuer_name) || undefined,
      keyId: readString(data.key_id) || undefined,
      certificate: readString(data.certificate)!,
      manualChain: readTexts(data.manual_chain),
      caChain: readTexts(data.ca_chain),
      leafNotAfterBehavior: readString(data.leaf_not_after_behavior) || undefined,
      usage: usageIn(data),
      revocationSignatureAlgorithm: readString(data.revocation_signature_algorithm) || undefined,
      revoked: readBoolean(data.revoked) ?? false,
      issuingCertificates: readTexts(data.issuing_certificates),
      crlDistributionPoints: readTexts(data.crl_distribution_points),
      ocspServers: readTexts(data.ocsp_servers),
    };
  },
};

export const pkiIssuersDataSource: DataSourceHandlers<typeof pkiIssuersData> = {
  async read(context, { mount }) {
    const place = { mount, collection: 'issuers' };
    const { names, data } = await listWhole(context, place);
    const info = readObject(data.key_info);
    const issuers = names.map((issuerId) => {
      const one = readObject(info[issuerId]);
      return {
        issuerId,
        issuerName: readString(one.issuer_name) || undefined,
        isDefault: readBoolean(one.is_default) ?? false,
        serialNumber: readString(one.serial_number) || undefined,
        keyId: readString(one.key_id) || undefined,
      };
    });
    return { id: placeId(place), mount, issuers };
  },
};

/** One text with commas; a list, where a service comes to tell one. */
function usageIn({ usage }: Data): string[] {
  return typeof usage === 'string' ? usage.split(',').map((each) => each.trim()).filter((each) => each !== '') : readTexts(usage);
}

/** The service takes a reference to nothing for a failure of its own. */
function explained(error: Error, { mount, name }: Place): Error {
  if (!(error instanceof ApiError) || !/unable to find PKI issuer for reference/.test(error.message)) return error;
  return new NotFound(`There is no issuer \`${name}\` at \`${mount}\`: ${error.message}.`);
}
