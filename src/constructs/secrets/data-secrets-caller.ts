// Written from src/handlers/secrets/secrets-caller/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { secretsCallerData } from '../../handlers/secrets/secrets-caller/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataSecretsCaller`. */
export interface DataSecretsCallerProps extends TerraformMetaArguments {
}

/**
 * The token that the provider uses for the secrets service: who it belongs to, what it may do, and when it expires. It does not
 * contain the token itself.
 *
 * The Terraform type is `lintel_secrets_caller`.
 */
export class DataSecretsCaller extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_caller';

  /**
   * Whether a value is a `DataSecretsCaller`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataSecretsCaller(x: any): boolean {
    return hasType(x, 'data lintel_secrets_caller');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataSecretsCallerProps = {}) {
    super(scope, id, secretsCallerData, props);
  }

  /** The API path that was read. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the token in the audit log. */
  public get displayName(): string {
    return this.getStringAttribute('display_name');
  }

  /** The ACL policies of the token, sorted. */
  public get policies(): string[] {
    return this.getListAttribute('policies');
  }

  /** The accessor, by which the token can be looked up and revoked. Null if the token is a batch token. */
  public get accessor(): string {
    return this.getStringAttribute('accessor');
  }

  /** The type of the token: `service` or `batch`. */
  public get tokenType(): string {
    return this.getStringAttribute('token_type');
  }

  /** The API path that created the token, such as `auth/jwt/login`. */
  public get authPath(): string {
    return this.getStringAttribute('auth_path');
  }

  /** The namespace of the token, as a path below the root namespace. Null if the token belongs to the root namespace. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** When the token expires, unless it is renewed, as an RFC 3339 time in UTC. Null if the token does not expire. */
  public get expires(): string {
    return this.getStringAttribute('expires');
  }
}
