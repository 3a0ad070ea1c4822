import { dependable, IInterpolatingParent, IResolvable, lifecycleToTerraform, ref, TerraformCount, TerraformElement, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { DefinedConfig } from './defined-config';
import type { EphemeralResourceDefinition } from '../definition/ephemeral-resource';

/**
 * The base of all ephemeral resources. cdktf has no class for them: it merges whatever an element renders into the stack's JSON, and
 * drops it from what `synth --hcl` writes.
 *
 * @internal
 */
export abstract class DefinedEphemeralResource extends TerraformElement implements IInterpolatingParent {
  private readonly type: string;
  private readonly config: DefinedConfig;
  private readonly meta: TerraformMetaArguments;

  constructor(scope: Construct, id: string, definition: EphemeralResourceDefinition, props: TerraformMetaArguments) {
    const config = new DefinedConfig(scope, id, definition, props);
    if (props.count !== undefined && props.forEach) throw new Error(`${id}: give either count or forEach, not both.`);
    super(scope, id, `ephemeral.${definition.type}`);
    this.type = definition.type;
    this.config = config;
    this.meta = props;
    config.annotate(this);
  }

  /**
   * cdktn, the fork of cdktf, calls it on every element when it synthesizes.
   *
   * @internal
   */
  public _resetResolveDiscoveredProviderFeatureUsage(): void {}

  /**
   * A reference to an attribute.
   *
   * @param terraformAttribute Terraform's name of the attribute
   */
  public interpolationForAttribute(terraformAttribute: string): IResolvable {
    return ref(`ephemeral.${this.type}.${this.friendlyUniqueId}${this.meta.forEach ? '.*' : ''}.${terraformAttribute}`, this.cdktfStack);
  }

  /** The block, as Terraform's JSON has it. */
  public toTerraform(): any {
    return this.block(this.config.toTerraform());
  }

  /** The block, as the HCL writer wants it. */
  public toHclTerraform(): any {
    return this.block(this.config.toHcl());
  }

  /**
   * A reference to an attribute that is a string.
   *
   * @param terraformAttribute Terraform's name of the attribute
   */
  protected getStringAttribute(terraformAttribute: string): string {
    return Token.asString(this.interpolationForAttribute(terraformAttribute));
  }

  /**
   * A reference to an attribute that is a number.
   *
   * @param terraformAttribute Terraform's name of the attribute
   */
  protected getNumberAttribute(terraformAttribute: string): number {
    return Token.asNumber(this.interpolationForAttribute(terraformAttribute));
  }

  /**
   * A reference to an attribute that is true or false.
   *
   * @param terraformAttribute Terraform's name of the attribute
   */
  protected getBooleanAttribute(terraformAttribute: string): IResolvable {
    return this.interpolationForAttribute(terraformAttribute);
  }

  /**
   * A reference to an attribute that is a list of strings.
   *
   * @param terraformAttribute Terraform's name of the attribute
   */
  protected getListAttribute(terraformAttribute: string): string[] {
    return Token.asList(this.interpolationForAttribute(terraformAttribute));
  }

  /**
   * A reference to an attribute that is a list of numbers.
   *
   * @param terraformAttribute Terraform's name of the attribute
   */
  protected getNumberListAttribute(terraformAttribute: string): number[] {
    return Token.asNumberList(this.interpolationForAttribute(terraformAttribute));
  }

  private block(attributes: { [name: string]: any }): object {
    const { dependsOn, count, provider, lifecycle, forEach } = this.meta;
    const meta = {
      depends_on: dependsOn?.map((dependency) => dependable(dependency)),
      count: TerraformCount.isTerraformCount(count) ? count.toTerraform() : count,
      provider: provider?.fqn,
      lifecycle: lifecycleToTerraform(lifecycle),
      for_each: forEach?._getForEachExpression(),
    };
    const block = { ...attributes, ...meta, ...this.rawOverrides, '//': this.constructNodeMetadata };
    return { ephemeral: { [this.type]: { [this.friendlyUniqueId]: block } } };
  }
}
