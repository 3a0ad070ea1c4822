// Written from src/handlers/secrets/identity-entity/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { IdentityEntityAliasesList } from './nested-values';
import { identityEntityData } from '../../handlers/secrets/identity-entity/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataIdentityEntity`. */
export interface DataIdentityEntityProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the object. Exactly one of `entityId`, `name` must be set.
   *
   * @default - the object is found by its id
   */
  readonly name?: string;
  /**
   * The id of the object. Exactly one of `entityId`, `name` must be set.
   *
   * @default - the object is found by its name
   */
  readonly entityId?: string;
}

/**
 * Somebody who uses the service.
 *
 * The Terraform type is `lintel_identity_entity`.
 */
export class DataIdentityEntity extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_entity';

  /**
   * Whether a value is a `DataIdentityEntity`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataIdentityEntity(x: any): boolean {
    return hasType(x, 'data lintel_identity_entity');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataIdentityEntityProps = {}) {
    super(scope, id, identityEntityData, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The name of the object. If omitted, the object is found by its id. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /**
   * The ACL policies of the entity, which every token of it has in addition to its own. The service does not check that they exist,
   * and stores them in lower case.
   */
  public get policies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policies')));
  }

  /** Texts about the entity, to which templates of policies can refer. */
  public get metadata(): StringMap {
    return new StringMap(this, 'metadata');
  }

  /** Whether logins and tokens of the entity are refused. They work again afterwards. */
  public get disabled(): IResolvable {
    return this.getBooleanAttribute('disabled');
  }

  /** The id of the object. If omitted, the object is found by its name. */
  public get entityId(): string {
    return this.getStringAttribute('entity_id');
  }

  public set entityId(value: string) {
    this._set('entityId', value);
  }

  /** The ids of the groups that it is a member of. */
  public get directGroupIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('direct_group_ids')));
  }

  /** The ids of these groups, and of those that they are members of. */
  public get groupIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('group_ids')));
  }

  /** Its logins. */
  public get aliases(): IdentityEntityAliasesList {
    return new IdentityEntityAliasesList(this, 'aliases', false);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }

  /** What `entityId` is configured as. */
  public get entityIdInput(): string | undefined {
    return this._input('entityId');
  }

  /** Removes the configuration of `entityId`. */
  public resetEntityId(): void {
    this._set('entityId', undefined);
  }
}
