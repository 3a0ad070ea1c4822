// Written from src/handlers/secrets/pki-issuer/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { pkiIssuerData } from '../../handlers/secrets/pki-issuer/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiIssuer`. */
export interface DataPkiIssuerProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the issuer; `default` is the one that the engine signs with where nobody says which. Must be one segment
   * of a path: not empty, without `/`.
   *
   * @default "default"
   */
  readonly issuerRef?: string;
}

/**
 * An issuer of a certificate authority: the certificate and the key that it signs with.
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

  /** The path of the object below the API. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The id or the name of the issuer; `default` is the one that the engine signs with where nobody says which. */
  public get issuerRef(): string {
    return this.getStringAttribute('issuer_ref');
  }

  /** The id of the issuer. */
  public get issuerId(): string {
    return this.getStringAttribute('issuer_id');
  }

  /** The name of the issuer. Null if it has none. */
  public get issuerName(): string {
    return this.getStringAttribute('issuer_name');
  }

  /** The id of the key of the issuer. Null if the engine has no key for it, and so cannot sign with it. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  /** The PEM text of the certificate of the issuer. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  /** The ids of the issuers that its chain is made of, where somebody has said so. */
  public get manualChain(): string[] {
    return this.getListAttribute('manual_chain');
  }

  /** The PEM texts of its chain, from its own certificate on. */
  public get caChain(): string[] {
    return this.getListAttribute('ca_chain');
  }

  /**
   * What becomes of a certificate that would outlive the issuer: `err` refuses it, `truncate` shortens it, `permit` lets it be. Null
   * if the service does not tell.
   */
  public get leafNotAfterBehavior(): string {
    return this.getStringAttribute('leaf_not_after_behavior');
  }

  /** What the issuer may be used for, such as `issuing-certificates` and `crl-signing`. */
  public get usage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('usage')));
  }

  /** The algorithm that its lists of revoked certificates are signed by. Null if it follows from the key. */
  public get revocationSignatureAlgorithm(): string {
    return this.getStringAttribute('revocation_signature_algorithm');
  }

  /** Whether the issuer is revoked. */
  public get revoked(): IResolvable {
    return this.getBooleanAttribute('revoked');
  }

  /** Addresses of the certificate of the issuer, which certificates that it signs name. */
  public get issuingCertificates(): string[] {
    return this.getListAttribute('issuing_certificates');
  }

  /** Addresses of the list of what is revoked, which certificates that it signs name. */
  public get crlDistributionPoints(): string[] {
    return this.getListAttribute('crl_distribution_points');
  }

  /** Addresses of servers that tell what is revoked, which certificates that it signs name. */
  public get ocspServers(): string[] {
    return this.getListAttribute('ocsp_servers');
  }
}
