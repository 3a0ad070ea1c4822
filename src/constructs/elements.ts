import { dependable, IInterpolatingParent, IResolvable, lifecycleToTerraform, ref, TerraformCount, TerraformDataSource, TerraformElement, TerraformMetaArguments, TerraformProvider, TerraformResource, Token } from 'cdktf';
import { Construct } from 'constructs';
import { DefinedConfig } from './defined-config';

// What cdktf's elements have beside what ours make of definitions. The package for cdktn, its fork, has this file in a form of its own.

/**
 * A managed resource.
 *
 * @internal
 */
export abstract class ResourceElement extends TerraformResource {
  /**
   * cdktn calls it on every element when it synthesizes.
   *
   * @internal
   */
  public _resetResolveDiscoveredProviderFeatureUsage(): void {}

  /**
   * The value of a write-only attribute, as it is synthesized.
   *
   * @internal
   */
  protected _writeOnly(value: any): any {
    return value;
  }
}

/**
 * A data source.
 *
 * @internal
 */
export abstract class DataSourceElement extends TerraformDataSource {
  /**
   * cdktn calls it on every element when it synthesizes.
   *
   * @internal
   */
  public _resetResolveDiscoveredProviderFeatureUsage(): void {}
}

/**
 * A provider.
 *
 * @internal
 */
export abstract class ProviderElement extends TerraformProvider {
  /**
   * cdktn calls it on every element when it synthesizes.
   *
   * @internal
   */
  public _resetResolveDiscoveredProviderFeatureUsage(): void {}
}

/**
 * An ephemeral resource. cdktf has no class for them: it merges whatever an element renders into the stack's JSON, and drops it from what
 * `synth --hcl` writes.
 *
 * @internal
 */
export abstract class EphemeralResourceElement extends TerraformElement implements IInterpolatingParent {
  private readonly type: string;
  private readonly meta: TerraformMetaArguments;
  private readonly config: DefinedConfig;

  constructor(scope: Construct, id: string, type: string, meta: TerraformMetaArguments, config: DefinedConfig) {
    if (meta.count !== undefined && meta.forEach) throw new Error(`${id}: give either count or forEach, not both.`);
    super(scope, id, `ephemeral.${type}`);
    this.type = type;
    this.meta = meta;
    this.config = config;
  }

  /**
   * cdktn calls it on every element when it synthesizes.
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
