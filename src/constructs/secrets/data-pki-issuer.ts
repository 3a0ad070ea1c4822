// Written from src/handlers/secrets/pki-issuer/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { pkiIssuerData } from '../../handlers/secrets/pki-issuer/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiIssuer`. */
export interface DataPkiIssuerProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the issuer; `default` is the default issuer of the engine. Must be a single path segment: not empty and
   * without `/`.
   *
   * @default "default"
   */
  readonly issuerRef?: string;
}

/**
 * An issuer of a certificate authority: the certificate and the key that the authority signs with.
 *
 * The Terraform type is `lintel_pki_issuer`.
 */
export class DataPkiIssuer extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_issuer';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiIssuerProps = {}) {
    super(scope, id, pkiIssuerData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The id or the name of the issuer; `default` is the default issuer of the engine. */
  public get issuerRef(): string {
    return this.getStringAttribute('issuer_ref');
  }

  /** The id of the issuer. */
  public get issuerId(): string {
    return this.getStringAttribute('issuer_id');
  }

  /** The name of the issuer. Null if the issuer has no name. */
  public get issuerName(): string {
    return this.getStringAttribute('issuer_name');
  }

  /** The id of the key of the issuer. Null if the engine has no key for the issuer and cannot sign with it. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  /** The certificate of the issuer, as PEM. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  /** The ids of the issuers in its manually configured chain. */
  public get manualChain(): string[] {
    return this.getListAttribute('manual_chain');
  }

  /** The certificate chain, starting with the issuer's own certificate, as PEM. */
  public get caChain(): string[] {
    return this.getListAttribute('ca_chain');
  }

  /**
   * How the service handles a request for a certificate that would outlive the issuer: `err` rejects it, `truncate` shortens the
   * validity, `permit` allows it. Null if the service does not report it.
   */
  public get leafNotAfterBehavior(): string {
    return this.getStringAttribute('leaf_not_after_behavior');
  }

  /** The allowed usages of the issuer, such as `issuing-certificates` and `crl-signing`. */
  public get usage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('usage')));
  }

  /** The algorithm that certificate revocation lists are signed with. Null if the algorithm depends on the key. */
  public get revocationSignatureAlgorithm(): string {
    return this.getStringAttribute('revocation_signature_algorithm');
  }

  /** Whether the issuer is revoked. */
  public get revoked(): IResolvable {
    return this.getBooleanAttribute('revoked');
  }

  /** The URLs of the issuer's certificate that are included in issued certificates. */
  public get issuingCertificates(): string[] {
    return this.getListAttribute('issuing_certificates');
  }

  /** The URLs of the certificate revocation list that are included in issued certificates. */
  public get crlDistributionPoints(): string[] {
    return this.getListAttribute('crl_distribution_points');
  }

  /** The URLs of OCSP servers that are included in issued certificates. */
  public get ocspServers(): string[] {
    return this.getListAttribute('ocsp_servers');
  }
}
