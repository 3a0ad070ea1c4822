// Written from src/handlers/platform/no-code-module/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { noCodeModuleData } from '../../handlers/platform/no-code-module/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataNoCodeModule`. */
export interface DataNoCodeModuleProps extends TerraformMetaArguments {
  /**
   * The ID of the no-code module, `nocode-…`. Must begin with `nocode-` and not contain `/`.
   *
   * @default - it is looked up by `name` and `moduleProvider`
   */
  readonly id?: string;
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`. `organization` requires `name`.
   *
   * @default - it is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the module. Must consist of 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit. `name`
   * requires `moduleProvider`.
   *
   * @default - it is looked up by `id`
   */
  readonly name?: string;
  /**
   * The name of the infrastructure that the module is for, such as `aws`. Must consist of 1 to 64 lowercase letters and digits.
   * `moduleProvider` requires `name`.
   *
   * @default - it is looked up by `id`
   */
  readonly moduleProvider?: string;
}

/**
 * A no-code module, looked up by its ID, or by the name and provider of its module.
 *
 * The Terraform type is `lintel_no_code_module`.
 */
export class DataNoCodeModule extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_no_code_module';

  /**
   * Whether a value is a `DataNoCodeModule`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataNoCodeModule(x: any): boolean {
    return hasType(x, 'data lintel_no_code_module');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataNoCodeModuleProps = {}) {
    super(scope, id, noCodeModuleData, props);
  }

  /** The ID of the no-code module, `nocode-…`. If omitted, it is looked up by `name` and `moduleProvider`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /** The name of the organization. If omitted, it is looked up by `id`, or in the `organization` of the provider. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the module. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the infrastructure that the module is for, such as `aws`. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  public set moduleProvider(value: string) {
    this._set('moduleProvider', value);
  }

  /**
   * The ID of the record of the private module, `mod-…`: `registryModuleId` of `lintel_registry_module`. A module has at most one
   * no-code module.
   */
  public get registryModuleId(): string {
    return this.getStringAttribute('registry_module_id');
  }

  /** Whether people can create workspaces from it. Null if it is `true`. */
  public get enabled(): IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  /**
   * The version of the module that workspaces are created from, or `latest`. Null if the service pins the newest version when it is
   * created; once removed, it is `latest`.
   */
  public get versionPin(): string {
    return this.getStringAttribute('version_pin');
  }

  /**
   * All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version. Null if people enter
   * the values of all variables.
   */
  public get variableOptions(): DataNoCodeModuleVariableOptionList {
    return new DataNoCodeModuleVariableOptionList(this, 'variable_options', false);
  }

  /** What `id` is configured as. */
  public get idInput(): string | undefined {
    return this._input('id');
  }

  /** Removes the configuration of `id`. */
  public resetId(): void {
    this._set('id', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }

  /** What `moduleProvider` is configured as. */
  public get moduleProviderInput(): string | undefined {
    return this._input('moduleProvider');
  }

  /** Removes the configuration of `moduleProvider`. */
  public resetModuleProvider(): void {
    this._set('moduleProvider', undefined);
  }
}

/** All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version. */
export class DataNoCodeModuleVariableOptionOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name of the variable. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type of the variable, such as `string` or `number`. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** The values that people can choose from, in the order in which they are shown. */
  public get options(): string[] {
    return this.getListAttribute('options');
  }
}

/** All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version. */
export class DataNoCodeModuleVariableOptionList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): DataNoCodeModuleVariableOptionOutputReference {
    return new DataNoCodeModuleVariableOptionOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
