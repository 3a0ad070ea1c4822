import {
  dependable,
  IInterpolatingParent,
  IResolvable,
  lifecycleToTerraform,
  ref,
  TerraformCount,
  TerraformDataSource,
  TerraformElement,
  TerraformMetaArguments,
  TerraformProvider,
  TerraformResource,
  TerraformVariable,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { DefinedConfig } from './defined-config';

// The parts of cdktf's base classes that differ from cdktn's. The package for cdktn, the fork of cdktf, replaces this file.

/**
 * A managed resource.
 *
 * @internal
 */
export abstract class ResourceElement extends TerraformResource {
  /**
   * cdktn calls it on every element during synthesis.
   *
   * @internal
   */
  public _resetResolveDiscoveredProviderFeatureUsage(): void {}

  /**
   * Renders the value of a write-only attribute.
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
   * cdktn calls it on every element during synthesis.
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
   * cdktn calls it on every element during synthesis.
   *
   * @internal
   */
  public _resetResolveDiscoveredProviderFeatureUsage(): void {}
}

/**
 * An input variable.
 *
 * @internal
 */
export abstract class VariableElement extends TerraformVariable {
  /**
   * cdktn calls it on every element during synthesis.
   *
   * @internal
   */
  public _resetResolveDiscoveredProviderFeatureUsage(): void {}
}

/**
 * An ephemeral resource. cdktf has no class for these: it merges the output of any element into the stack's JSON, but omits it from
 * the output of `synth --hcl`.
 *
 * @internal
 */
export abstract class EphemeralResourceElement extends TerraformElement implements IInterpolatingParent {
  private readonly terraformType: string;
  private readonly meta: TerraformMetaArguments;
  private readonly config: DefinedConfig;

  constructor(scope: Construct, id: string, type: string, meta: TerraformMetaArguments, config: DefinedConfig) {
    if (meta.count !== undefined && meta.forEach) {
      throw new Error(`${id}: count conflicts with forEach. Set one of them.`);
    }
    super(scope, id, `ephemeral.${type}`);
    this.terraformType = type;
    this.meta = meta;
    this.config = config;
  }

  /**
   * cdktn calls it on every element during synthesis.
   *
   * @internal
   */
  public _resetResolveDiscoveredProviderFeatureUsage(): void {}

  /**
   * A reference to an attribute.
   *
   * @param terraformAttribute the attribute's name in Terraform
   */
  public interpolationForAttribute(terraformAttribute: string): IResolvable {
    return ref(
      `ephemeral.${this.terraformType}.${this.friendlyUniqueId}${this.meta.forEach ? '.*' : ''}.${terraformAttribute}`,
      this.cdktfStack,
    );
  }

  /** The block as Terraform JSON. */
  public toTerraform(): any {
    return this.block(this.config.toTerraform());
  }

  /** The block as input of the HCL writer. */
  public toHclTerraform(): any {
    return this.block(this.config.toHcl());
  }

  /**
   * A reference to an attribute that is a string.
   *
   * @param terraformAttribute the attribute's name in Terraform
   */
  protected getStringAttribute(terraformAttribute: string): string {
    return Token.asString(this.interpolationForAttribute(terraformAttribute));
  }

  /**
   * A reference to an attribute that is a number.
   *
   * @param terraformAttribute the attribute's name in Terraform
   */
  protected getNumberAttribute(terraformAttribute: string): number {
    return Token.asNumber(this.interpolationForAttribute(terraformAttribute));
  }

  /**
   * A reference to an attribute that is true or false.
   *
   * @param terraformAttribute the attribute's name in Terraform
   */
  protected getBooleanAttribute(terraformAttribute: string): IResolvable {
    return this.interpolationForAttribute(terraformAttribute);
  }

  /**
   * A reference to an attribute that is a list of strings.
   *
   * @param terraformAttribute the attribute's name in Terraform
   */
  protected getListAttribute(terraformAttribute: string): string[] {
    return Token.asList(this.interpolationForAttribute(terraformAttribute));
  }

  /**
   * A reference to an attribute that is a list of numbers.
   *
   * @param terraformAttribute the attribute's name in Terraform
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
    return { ephemeral: { [this.terraformType]: { [this.friendlyUniqueId]: block } } };
  }
}
