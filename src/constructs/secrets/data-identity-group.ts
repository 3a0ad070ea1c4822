// Written from src/handlers/secrets/identity-group/definition.ts by `npx tsx generate/main.ts`.
import { Fn, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { IdentityGroupAliasOutputReference } from './nested-values';
import { identityGroupData } from '../../handlers/secrets/identity-group/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataIdentityGroup`. */
export interface DataIdentityGroupProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the object. Exactly one of `groupId`, `name` must be set.
   *
   * @default - the object is found by its id
   */
  readonly name?: string;
  /**
   * The id of the object. Exactly one of `groupId`, `name` must be set.
   *
   * @default - the object is found by its name
   */
  readonly groupId?: string;
}

/**
 * A group of entities.
 *
 * The Terraform type is `lintel_identity_group`.
 */
export class DataIdentityGroup extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_group';

  /**
   * Whether a value is a `DataIdentityGroup`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataIdentityGroup(x: any): boolean {
    return hasType(x, 'data lintel_identity_group');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataIdentityGroupProps = {}) {
    super(scope, id, identityGroupData, props);
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

  /** Whether the group names its members, or logins do. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /**
   * The ACL policies of the group, which every token of it has in addition to its own. The service does not check that they exist,
   * and stores them in lower case.
   */
  public get policies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policies')));
  }

  /** Texts about the group, to which templates of policies can refer. */
  public get metadata(): StringMap {
    return new StringMap(this, 'metadata');
  }

  /** The ids of the entities that are members. All entities that are not named are removed. */
  public get memberEntityIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('member_entity_ids')));
  }

  /** The ids of the groups that are members. All groups that are not named are removed. */
  public get memberGroupIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('member_group_ids')));
  }

  /** The id of the object. If omitted, the object is found by its name. */
  public get groupId(): string {
    return this.getStringAttribute('group_id');
  }

  public set groupId(value: string) {
    this._set('groupId', value);
  }

  /** The ids of the groups that it is a member of. */
  public get parentGroupIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('parent_group_ids')));
  }

  /** The group of an auth method that it is. Null if it has none. */
  public get alias(): IdentityGroupAliasOutputReference {
    return new IdentityGroupAliasOutputReference(this, 'alias');
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

  /** What `groupId` is configured as. */
  public get groupIdInput(): string | undefined {
    return this._input('groupId');
  }

  /** Removes the configuration of `groupId`. */
  public resetGroupId(): void {
    this._set('groupId', undefined);
  }
}
