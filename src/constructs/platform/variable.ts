// Written from src/handlers/platform/variable/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { VariableCategory } from './vocabularies';
import { variable } from '../../handlers/platform/variable/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `Variable`. */
export interface VariableProps extends TerraformMetaArguments {
  /**
   * The ID of the workspace that the variable belongs to, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces
   * replacement. Exactly one of `workspaceId`, `variableSetId` must be set.
   *
   * @default - the variable belongs to a variable set
   */
  readonly workspaceId?: string;
  /**
   * The ID of the variable set that the variable belongs to, `varset-…`. Must begin with `varset-` and not contain `/`. Changing it
   * forces replacement. Exactly one of `workspaceId`, `variableSetId` must be set.
   *
   * @default - the variable belongs to a workspace
   */
  readonly variableSetId?: string;
  /**
   * The name of the variable, unique for its owner and category. Changing it forces replacement if the variable is sensitive. Must
   * have between 1 and 128 characters.
   */
  readonly key: string;
  /**
   * Whether the variable is one of Terraform or of the environment of runs. One of `terraform`, `env`. Changing it forces
   * replacement.
   */
  readonly category: VariableCategory;
  /**
   * A description of the variable. The service does not encrypt it. Must have at most 512 characters.
   *
   * @default - the variable has no description
   */
  readonly description?: string;
  /**
   * Whether the value is an expression of the language of Terraform, such as a list. Requires the category `terraform`.
   *
   * @default false
   */
  readonly hcl?: boolean | IResolvable;
  /**
   * The value of a variable that is not sensitive. Plans and reviews show it, and everyone who can read variables reads it. Must
   * have at most 262144 bytes of UTF-8. Not every response of the service includes it. `value` can be set only if `sensitive` is
   * `false` or not set.
   *
   * @default - it is empty, or `sensitiveValue` or `valueWo` is configured
   */
  readonly value?: string;
  /**
   * The value of a sensitive variable. The value is stored in state: prefer `valueWo`. Must have at most 262144 bytes of UTF-8.
   * Never shown in plans or logs. `sensitiveValue` can be set only if `sensitive` is `true`. `sensitiveValue` conflicts with
   * `valueWo` and `valueWoVersion`.
   *
   * @default - an existing variable keeps its value; a new one needs one
   */
  readonly sensitiveValue?: string;
  /**
   * The value of a sensitive variable. Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or
   * OpenTofu 1.11 or later. Must have at most 262144 bytes of UTF-8. Never shown in plans or logs. `valueWo` can be set only if
   * `sensitive` is `true`.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - an existing variable keeps its value; a new one needs one
   */
  readonly valueWo?: string;
  /**
   * The version of `valueWo`. If set, `valueWo` is sent again only when the version changes.
   *
   * @default - changes of `valueWo` are detected automatically
   */
  readonly valueWoVersion?: number;
  /**
   * Whether the service never shows the value again. Changing it to `true` does not force replacement. Changing it forces
   * replacement.
   *
   * @default false
   */
  readonly sensitive?: boolean | IResolvable;
}

/**
 * A variable of a workspace or of a variable set: of Terraform, or of the environment of runs.
 *
 * The Terraform type is `lintel_variable`.
 */
export class Variable extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_variable';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_variable', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `Variable`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isVariable(x: any): boolean {
    return hasType(x, 'resource lintel_variable');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: VariableProps) {
    super(scope, id, variable, props);
  }

  /** The IDs of the owner and of the variable, `ws-…/var-…` or `varset-…/var-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the variable, `var-…`. */
  public get variableId(): string {
    return this.getStringAttribute('variable_id');
  }

  /** The ID of the workspace that the variable belongs to, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The ID of the variable set that the variable belongs to, `varset-…`. */
  public get variableSetId(): string {
    return this.getStringAttribute('variable_set_id');
  }

  public set variableSetId(value: string) {
    this._set('variableSetId', value);
  }

  /** The name of the variable, unique for its owner and category. Changing it forces replacement if the variable is sensitive. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  public set key(value: string) {
    this._set('key', value);
  }

  /** Whether the variable is one of Terraform or of the environment of runs. */
  public get category(): string {
    return this.getStringAttribute('category');
  }

  /** A description of the variable. The service does not encrypt it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /** Whether the value is an expression of the language of Terraform, such as a list. Requires the category `terraform`. */
  public get hcl(): boolean | IResolvable {
    return this.getBooleanAttribute('hcl');
  }

  public set hcl(value: boolean | IResolvable) {
    this._set('hcl', value);
  }

  /** The value of a variable that is not sensitive. Plans and reviews show it, and everyone who can read variables reads it. */
  public get value(): string {
    return this.getStringAttribute('value');
  }

  public set value(value: string) {
    this._set('value', value);
  }

  /** The value of a sensitive variable. The value is stored in state: prefer `valueWo`. */
  public get sensitiveValue(): string {
    return this.getStringAttribute('sensitive_value');
  }

  public set sensitiveValue(value: string) {
    this._set('sensitiveValue', value);
  }

  /** The version of `valueWo`. If set, `valueWo` is sent again only when the version changes. */
  public get valueWoVersion(): number {
    return this.getNumberAttribute('value_wo_version');
  }

  public set valueWoVersion(value: number) {
    this._set('valueWoVersion', value);
  }

  /** Whether the service never shows the value again. Changing it to `true` does not force replacement. */
  public get sensitive(): boolean | IResolvable {
    return this.getBooleanAttribute('sensitive');
  }

  public set sensitive(value: boolean | IResolvable) {
    this._set('sensitive', value);
  }

  /** The ID of the version of the variable, which every change replaces. Null if the service does not report it. */
  public get versionId(): string {
    return this.getStringAttribute('version_id');
  }

  /** How often `valueWo` has been sent or cleared: 0 initially, incremented by each plan that sends or clears it. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string | undefined {
    return this._input('workspaceId');
  }

  /** Removes the configuration of `workspaceId`. */
  public resetWorkspaceId(): void {
    this._set('workspaceId', undefined);
  }

  /** What `variableSetId` is configured as. */
  public get variableSetIdInput(): string | undefined {
    return this._input('variableSetId');
  }

  /** Removes the configuration of `variableSetId`. */
  public resetVariableSetId(): void {
    this._set('variableSetId', undefined);
  }

  /** What `key` is configured as. */
  public get keyInput(): string {
    return this._input('key');
  }

  /** What `category` is configured as. */
  public get categoryInput(): VariableCategory {
    return this._input('category');
  }

  /**
   * Changes what `category` is configured as.
   *
   * @param value the new value
   */
  public putCategory(value: VariableCategory): void {
    this._set('category', value);
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string | undefined {
    return this._input('description');
  }

  /** Removes the configuration of `description`. */
  public resetDescription(): void {
    this._set('description', undefined);
  }

  /** What `hcl` is configured as. */
  public get hclInput(): boolean | IResolvable | undefined {
    return this._input('hcl');
  }

  /** Removes the configuration of `hcl`. */
  public resetHcl(): void {
    this._set('hcl', undefined);
  }

  /** What `value` is configured as. */
  public get valueInput(): string | undefined {
    return this._input('value');
  }

  /** Removes the configuration of `value`. */
  public resetValue(): void {
    this._set('value', undefined);
  }

  /** What `sensitiveValue` is configured as. */
  public get sensitiveValueInput(): string | undefined {
    return this._input('sensitiveValue');
  }

  /** Removes the configuration of `sensitiveValue`. */
  public resetSensitiveValue(): void {
    this._set('sensitiveValue', undefined);
  }

  /** What `valueWo` is configured as. */
  public get valueWoInput(): string | undefined {
    return this._input('valueWo');
  }

  /**
   * Changes what `valueWo` is configured as.
   *
   * @param value the new value
   */
  public putValueWo(value: string): void {
    this._set('valueWo', value);
  }

  /** Removes the configuration of `valueWo`. */
  public resetValueWo(): void {
    this._set('valueWo', undefined);
  }

  /** What `valueWoVersion` is configured as. */
  public get valueWoVersionInput(): number | undefined {
    return this._input('valueWoVersion');
  }

  /** Removes the configuration of `valueWoVersion`. */
  public resetValueWoVersion(): void {
    this._set('valueWoVersion', undefined);
  }

  /** What `sensitive` is configured as. */
  public get sensitiveInput(): boolean | IResolvable | undefined {
    return this._input('sensitive');
  }

  /** Removes the configuration of `sensitive`. */
  public resetSensitive(): void {
    this._set('sensitive', undefined);
  }
}
