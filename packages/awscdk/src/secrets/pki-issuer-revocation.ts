// Written from src/handlers/secrets/pki-issuer-revocation/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiIssuerRevocation`. */
export interface PkiIssuerRevocationProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /** The id or the name of the issuer. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly issuerRef: string;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * The revocation of an issuer of an authority, which cannot be undone. The issuer signs no more certificates, and goes on signing
 * its revocation list. It is on the list of the issuer that signed it, if that is in the same mount.
 *
 * The CloudFormation type is `Custom::LintelPkiIssuerRevocation`.
 */
export class PkiIssuerRevocation extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiIssuerRevocation';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiIssuerRevocationProps) {
    super(scope, id, 'PkiIssuerRevocation', props);
  }

  /** The API path of the operation. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The id or the name of the issuer. */
  public get issuerRef(): string {
    return this._string('IssuerRef');
  }

  /**
   * The time of the operation, according to the clock of the service. Available only after creation: after an in-place update, a
   * reference to it fails.
   */
  public get performedAt(): string {
    return this._string('PerformedAt');
  }

  /**
   * When the issuer was revoked for the first time, in seconds since 1970. Available only after creation: after an in-place update,
   * a reference to it fails.
   */
  public get revocationTime(): number {
    return this._number('RevocationTime');
  }
}
