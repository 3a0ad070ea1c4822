// Written from src/handlers/secrets/identity-entity-alias/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `IdentityEntityAlias`. */
export interface IdentityEntityAliasProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name at the auth method, such as that of a user, the id of an AppRole role, or the claim that a role takes names from. Upper
   * and lower case are the same. Must not be empty.
   */
  readonly name: string;
  /**
   * The accessor of the auth method. Must be the accessor of an auth method, such as `accessor` of `lintel_auth_mount`, and not its
   * path.
   */
  readonly mountAccessor: string;
  /** The id of the entity. Another one moves the alias there. Must not be empty. */
  readonly canonicalId: string;
  /**
   * Texts about the alias, to which templates of policies can refer. Must have at most 64 elements. Must have keys of 1 to 128
   * characters. Each value must have at most 512 characters.
   *
   * @default - there is none
   */
  readonly customMetadata?: { [key: string]: string };
}

/**
 * Says that a name at an auth method is an entity: anyone who logs in by it gets the policies of the entity. An entity has at most
 * one alias for each method.
 *
 * The CloudFormation type is `Custom::LintelIdentityEntityAlias`.
 */
export class IdentityEntityAlias extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelIdentityEntityAlias';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityEntityAliasProps) {
    super(scope, id, 'IdentityEntityAlias', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /**
   * The name at the auth method, such as that of a user, the id of an AppRole role, or the claim that a role takes names from. Upper
   * and lower case are the same.
   */
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

  /** The id of the entity. Another one moves the alias there. */
  public get canonicalId(): string {
    return this._string('CanonicalId');
  }
}
