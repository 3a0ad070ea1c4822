// Written from src/handlers/secrets/identity-group-alias/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `IdentityGroupAlias`. */
export interface IdentityGroupAliasProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /** The name of a group as logins of the auth method have it. Upper and lower case are the same. Must not be empty. */
  readonly name: string;
  /**
   * The accessor of the auth method. Must be the accessor of an auth method, such as `accessor` of `lintel_auth_mount`, and not its
   * path.
   */
  readonly mountAccessor: string;
  /** The id of the group, which must be external. Must not be empty. */
  readonly canonicalId: string;
}

/**
 * Says which group of an auth method an external group is: anyone who logs in with that group is a member. A group has one alias.
 *
 * The CloudFormation type is `Custom::LintelIdentityGroupAlias`.
 */
export class IdentityGroupAlias extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelIdentityGroupAlias';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityGroupAliasProps) {
    super(scope, id, 'IdentityGroupAlias', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of a group as logins of the auth method have it. Upper and lower case are the same. */
  public get name(): string {
    return this._string('Name');
  }

  /** The accessor of the auth method. */
  public get mountAccessor(): string {
    return this._string('MountAccessor');
  }

  /** The id of the alias. */
  public get aliasId(): string {
    return this._string('AliasId');
  }

  /** The path of the auth method, with `auth/` before it. If the auth method no longer exists, a reference to it fails. */
  public get mountPath(): string {
    return this._string('MountPath');
  }

  /** The type of the auth method. If the auth method no longer exists, a reference to it fails. */
  public get mountType(): string {
    return this._string('MountType');
  }

  /** The id of the group, which must be external. */
  public get canonicalId(): string {
    return this._string('CanonicalId');
  }
}
