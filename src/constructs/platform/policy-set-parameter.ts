// Written from src/handlers/platform/policy-set-parameter/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { policySetParameter } from '../../handlers/platform/policy-set-parameter/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PolicySetParameter`. */
export interface PolicySetParameterProps extends TerraformMetaArguments {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /**
   * The name of the parameter, unique in its policy set. Changing it forces replacement if the parameter is sensitive. Must not be
   * empty. Must not begin with `var-` and not contain `/`.
   */
  readonly key: string;
  /**
   * The value of a parameter that is not sensitive. One that is valid JSON reaches the policies as that JSON. Everyone who can read
   * the policy set can read it. Not every response of the service includes it. `value` can be set only if `sensitive` is `false` or
   * not set.
   *
   * @default - it is empty, or `sensitiveValue` or `valueWo` is configured
   */
  readonly value?: string;
  /**
   * The value of a sensitive parameter. The value is stored in state: prefer `valueWo`. Never shown in plans or logs.
   * `sensitiveValue` can be set only if `sensitive` is `true`. `sensitiveValue` conflicts with `valueWo` and `valueWoVersion`.
   *
   * @default - it is empty, or `valueWo` is configured
   */
  readonly sensitiveValue?: string;
  /**
   * The value of a sensitive parameter. Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or
   * OpenTofu 1.11 or later. Never shown in plans or logs. `valueWo` can be set only if `sensitive` is `true`.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - it is empty, or `valueWo` is configured
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
 * A key and a value for the policies of a policy set.
 *
 * The Terraform type is `lintel_policy_set_parameter`.
 */
export class PolicySetParameter extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_parameter';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_policy_set_parameter', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PolicySetParameter`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPolicySetParameter(x: any): boolean {
    return hasType(x, 'resource lintel_policy_set_parameter');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetParameterProps) {
    super(scope, id, policySetParameter, props);
  }

  /** The IDs of the policy set and of the parameter, `polset-…/var-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the parameter, `var-…`. */
  public get parameterId(): string {
    return this.getStringAttribute('parameter_id');
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this.getStringAttribute('policy_set_id');
  }

  public set policySetId(value: string) {
    this._set('policySetId', value);
  }

  /** The name of the parameter, unique in its policy set. Changing it forces replacement if the parameter is sensitive. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  public set key(value: string) {
    this._set('key', value);
  }

  /**
   * The value of a parameter that is not sensitive. One that is valid JSON reaches the policies as that JSON. Everyone who can read
   * the policy set can read it.
   */
  public get value(): string {
    return this.getStringAttribute('value');
  }

  public set value(value: string) {
    this._set('value', value);
  }

  /** The value of a sensitive parameter. The value is stored in state: prefer `valueWo`. */
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

  /** How often `valueWo` has been sent or cleared: 0 initially, incremented by each plan that sends or clears it. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `policySetId` is configured as. */
  public get policySetIdInput(): string {
    return this._input('policySetId');
  }

  /** What `key` is configured as. */
  public get keyInput(): string {
    return this._input('key');
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
