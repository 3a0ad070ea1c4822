import { Annotations, Token } from 'cdktf';
import { Construct } from 'constructs';
import { DefinedConfig } from './defined-config';
import { ProviderElement } from './elements';
import { installAtSynthesis } from './install/self-installation';
import { LintelProviderProps } from './lintel-provider-props';
import { generatorMetadata, PROVIDER_NAME, PROVIDER_SOURCE } from './package';
import { providerSettings } from '../handlers/provider/definition';

/**
 * The Lintel provider of a stack.
 *
 * This package contains the provider. Synthesis places it into the stack's folder
 * (`terraform.d/plugins`), with an entry in `.terraform.lock.hcl`, so that `terraform init`, `tofu init` and `cdktf deploy` find it
 * without a registry and without a network. It needs Node.js 20.9 or newer on the PATH, on Linux or macOS. Run `init` in the stack's
 * folder rather than with `-chdir`, which looks for `terraform.d/plugins` where it was started. A CLI configuration file with a
 * `provider_installation` block hides that folder too; the synthesis then says what to add to it.
 *
 * Set `selfInstall` to false, or LINTEL_SELF_INSTALL=0 in the environment of the synthesis, if you install the provider in another way.
 */
export class LintelProvider extends ProviderElement {
  /** The provider's name in Terraform. */
  public static readonly tfResourceType: string = PROVIDER_NAME;

  private readonly config: DefinedConfig;
  private name?: string;

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: LintelProviderProps = {}) {
    if (props.secrets?.login && props.secrets.token !== undefined) {
      const path = [scope.node.path, id].filter(Boolean).join('/');
      throw new Error(`${path}: secrets.login: Conflicts with \`token\`. Set either a token or a login.`);
    }
    const config = new DefinedConfig(scope, id, providerSettings, props);
    const terraformGeneratorMetadata = generatorMetadata();
    super(scope, id, {
      terraformResourceType: PROVIDER_NAME,
      terraformGeneratorMetadata,
      terraformProviderSource: PROVIDER_SOURCE,
    });
    this.config = config;
    this.name = props.alias;
    config.annotate(this);
    this.warnOfLiterals({
      'platform.token': props.platform?.token,
      'secrets.token': props.secrets?.token,
      ...prefixed('secrets.login.', props.secrets?.login?._secrets()),
    });
    if (props.selfInstall ?? !/^(0|false)$/i.test(process.env.LINTEL_SELF_INSTALL ?? '')) installAtSynthesis(this);
  }

  /** The alias, if a stack has several Lintel providers. */
  public get alias(): string | undefined {
    return this.name;
  }

  /** The alias, if a stack has several Lintel providers. */
  public set alias(value: string | undefined) {
    this.name = value;
  }

  protected synthesizeAttributes(): { [name: string]: any } {
    return this.config.toTerraform();
  }

  protected synthesizeHclAttributes(): { [name: string]: any } {
    return this.config.toHcl();
  }

  private warnOfLiterals(secrets: { readonly [setting: string]: unknown }): void {
    for (const [setting, secret] of Object.entries(secrets)) {
      if (secret === undefined || Token.isUnresolved(secret)) continue;
      const what = setting.endsWith('oken') ? 'token' : 'secret';
      Annotations.of(this).addWarning(
        `${setting}: a literal ${what} is stored in cdk.tf.json and in the plan file. Take it from a variable, or from the environment.`,
      );
    }
  }
}

function prefixed(prefix: string, settings: { readonly [name: string]: unknown } = {}): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${prefix}${name}`, value]));
}
