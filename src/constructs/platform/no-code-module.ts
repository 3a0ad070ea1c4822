// Written from src/handlers/platform/no-code-module/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexList,
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
import { Construct } from 'constructs';
import { noCodeModule } from '../../handlers/platform/no-code-module/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `NoCodeModule`. */
export interface NoCodeModuleProps extends TerraformMetaArguments {
  /**
   * The name of the organization whose registry contains the module. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The ID of the record of the private module, `mod-…`: `registryModuleId` of `lintel_registry_module`. A module has at most one
   * no-code module. Must begin with `mod-` and not contain `/`. Changing it forces replacement.
   */
  readonly registryModuleId: string;
  /**
   * Whether people can create workspaces from it.
   *
   * @default - `true`
   */
  readonly enabled?: boolean | IResolvable;
  /**
   * The version of the module that workspaces are created from, or `latest`. Must be a version such as "1.2.0", or "latest".
   *
   * @default - the service pins the newest version when it is created; once removed, it is `latest`
   */
  readonly versionPin?: string;
  /**
   * All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version.
   *
   * @default - people enter the values of all variables
   */
  readonly variableOptions?: NoCodeModuleVariableOption[] | IResolvable;
}

/** All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version. */
export interface NoCodeModuleVariableOption {
  /** The name of the variable. Must not be empty. */
  readonly name: string;
  /** The type of the variable, such as `string` or `number`. Must not be empty. */
  readonly type: string;
  /** The values that people can choose from, in the order in which they are shown. Must not be empty. */
  readonly options: string[];
}

/**
 * Lets people create workspaces from a private module without writing code, at a version and with values that are offered to them.
 * The token of an organization cannot manage it: a user’s or a team’s can.
 *
 * The Terraform type is `lintel_no_code_module`.
 */
export class NoCodeModule extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_no_code_module';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_no_code_module', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `NoCodeModule`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isNoCodeModule(x: any): boolean {
    return hasType(x, 'resource lintel_no_code_module');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: NoCodeModuleProps) {
    super(scope, id, noCodeModule, props);
  }

  /** The ID of the no-code module, `nocode-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization whose registry contains the module. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /**
   * The ID of the record of the private module, `mod-…`: `registryModuleId` of `lintel_registry_module`. A module has at most one
   * no-code module.
   */
  public get registryModuleId(): string {
    return this.getStringAttribute('registry_module_id');
  }

  public set registryModuleId(value: string) {
    this._set('registryModuleId', value);
  }

  /** Whether people can create workspaces from it. Defaults to `true`. */
  public get enabled(): boolean | IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  public set enabled(value: boolean | IResolvable) {
    this._set('enabled', value);
  }

  /**
   * The version of the module that workspaces are created from, or `latest`. If omitted, the service pins the newest version when it
   * is created; once removed, it is `latest`.
   */
  public get versionPin(): string {
    return this.getStringAttribute('version_pin');
  }

  public set versionPin(value: string) {
    this._set('versionPin', value);
  }

  /** All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version. */
  public get variableOptions(): NoCodeModuleVariableOptionList {
    return new NoCodeModuleVariableOptionList(this, 'variable_options', false);
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `registryModuleId` is configured as. */
  public get registryModuleIdInput(): string {
    return this._input('registryModuleId');
  }

  /** What `enabled` is configured as. */
  public get enabledInput(): boolean | IResolvable | undefined {
    return this._input('enabled');
  }

  /** Removes the configuration of `enabled`. */
  public resetEnabled(): void {
    this._set('enabled', undefined);
  }

  /** What `versionPin` is configured as. */
  public get versionPinInput(): string | undefined {
    return this._input('versionPin');
  }

  /** Removes the configuration of `versionPin`. */
  public resetVersionPin(): void {
    this._set('versionPin', undefined);
  }

  /** What `variableOptions` is configured as. */
  public get variableOptionsInput(): NoCodeModuleVariableOption[] | IResolvable | undefined {
    return this._input('variableOptions');
  }

  /**
   * Changes what `variableOptions` is configured as.
   *
   * @param value the new value
   */
  public putVariableOptions(value: NoCodeModuleVariableOption[] | IResolvable): void {
    this._set('variableOptions', value);
  }

  /** Removes the configuration of `variableOptions`. */
  public resetVariableOptions(): void {
    this._set('variableOptions', undefined);
  }
}

/** All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version. */
export class NoCodeModuleVariableOptionOutputReference extends ComplexObject {
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
export class NoCodeModuleVariableOptionList extends ComplexList {
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
  public get(index: number): NoCodeModuleVariableOptionOutputReference {
    return new NoCodeModuleVariableOptionOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
