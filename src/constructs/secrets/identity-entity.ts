// Written from src/handlers/secrets/identity-entity/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { IdentityEntityAliasesList } from './nested-values';
import { identityEntity } from '../../handlers/secrets/identity-entity/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `IdentityEntity`. */
export interface IdentityEntityProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the entity, unique in its namespace. Upper and lower case are the same. Must not be empty.
   *
   * @default - one such as `entity_1a2b3c4d` is generated
   */
  readonly name?: string;
  /**
   * The ACL policies of the entity, which every token of it has in addition to its own. The service does not check that they exist,
   * and stores them in lower case. Each element must not be empty. Each element must not be `root`, because the service then refuses
   * every login.
   *
   * @default - others decide about them; `[]` means that there are none
   */
  readonly policies?: string[];
  /**
   * Texts about the entity, to which templates of policies can refer. Must have at most 64 elements. Must have keys of 1 to 128
   * characters. Each value must have at most 512 characters.
   *
   * @default - there is none
   */
  readonly metadata?: { [key: string]: string };
  /**
   * Whether logins and tokens of the entity are refused. They work again afterwards.
   *
   * @default false
   */
  readonly disabled?: boolean | IResolvable;
}

/**
 * Somebody who uses the service, whichever auth method they log in by. Its aliases say which logins are theirs. Destroying it ends
 * its tokens at once, and the next login makes a new entity.
 *
 * The Terraform type is `lintel_identity_entity`.
 */
export class IdentityEntity extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_entity';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_identity_entity', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `IdentityEntity`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isIdentityEntity(x: any): boolean {
    return hasType(x, 'resource lintel_identity_entity');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityEntityProps = {}) {
    super(scope, id, identityEntity, props);
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

  /**
   * The name of the entity, unique in its namespace. Upper and lower case are the same. If omitted, one such as `entity_1a2b3c4d` is
   * generated.
   */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /**
   * The ACL policies of the entity, which every token of it has in addition to its own. The service does not check that they exist,
   * and stores them in lower case. If omitted, others decide about them; `[]` means that there are none.
   */
  public get policies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policies')));
  }

  public set policies(value: string[]) {
    this._set('policies', value);
  }

  /** Texts about the entity, to which templates of policies can refer. */
  public get metadata(): StringMap {
    return new StringMap(this, 'metadata');
  }

  /** Whether logins and tokens of the entity are refused. They work again afterwards. */
  public get disabled(): boolean | IResolvable {
    return this.getBooleanAttribute('disabled');
  }

  public set disabled(value: boolean | IResolvable) {
    this._set('disabled', value);
  }

  /** The id of the entity: `{{identity.entity.id}}` in policies. */
  public get entityId(): string {
    return this.getStringAttribute('entity_id');
  }

  /** Its logins. */
  public get aliases(): IdentityEntityAliasesList {
    return new IdentityEntityAliasesList(this, 'aliases', false);
  }

  /** The ids of the groups that it is a member of. */
  public get directGroupIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('direct_group_ids')));
  }

  /** The ids of these groups, and of those that they are members of. */
  public get groupIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('group_ids')));
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

  /** What `policies` is configured as. */
  public get policiesInput(): string[] | undefined {
    return this._input('policies');
  }

  /** Removes the configuration of `policies`. */
  public resetPolicies(): void {
    this._set('policies', undefined);
  }

  /** What `metadata` is configured as. */
  public get metadataInput(): { [key: string]: string } | undefined {
    return this._input('metadata');
  }

  /**
   * Changes what `metadata` is configured as.
   *
   * @param value the new value
   */
  public putMetadata(value: { [key: string]: string }): void {
    this._set('metadata', value);
  }

  /** Removes the configuration of `metadata`. */
  public resetMetadata(): void {
    this._set('metadata', undefined);
  }

  /** What `disabled` is configured as. */
  public get disabledInput(): boolean | IResolvable | undefined {
    return this._input('disabled');
  }

  /** Removes the configuration of `disabled`. */
  public resetDisabled(): void {
    this._set('disabled', undefined);
  }
}
