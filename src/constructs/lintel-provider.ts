import { Construct } from 'constructs';
import { providerSettings } from '../handlers/provider/definition';
import { hasType, markType } from './construct-type';
import { DefinedConfig } from './defined-config';
import { ProviderElement } from './elements';
import { installAtSynthesis } from './install/self-installation';
import { LintelProviderPlatform, LintelProviderProps, LintelProviderSecrets } from './lintel-provider-props';
import { generatorMetadata, PROVIDER_NAME, PROVIDER_SOURCE } from './package';
import type { SecretWording } from './secret-values';

const TYPE = 'provider';

/** Auth methods can have any parameters, so secret ones are recognized by name. The location of a secret is not itself a secret. */
const SECRET = /^(?!.*(file|variable)$).*(pass|secret|token|jwt|key|credential)/i;

const OF_THE_PROVIDER: SecretWording = {
  storedIn: 'cdk.tf.json and in the plan file',
  instead: 'Take it from a variable, or from the environment.',
  isSecretKey: (key) => SECRET.test(key),
};

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

  /**
   * Whether a value is a `LintelProvider`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isLintelProvider(x: any): boolean {
    return hasType(x, TYPE);
  }

  private readonly config: DefinedConfig;
  private name?: string;

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: LintelProviderProps = {}) {
    refuseTwoTokens([scope.node.path, id].filter(Boolean).join('/'), props.secrets);
    const config = new DefinedConfig(scope, id, providerSettings, props, OF_THE_PROVIDER);
    const terraformGeneratorMetadata = generatorMetadata();
    super(scope, id, {
      terraformResourceType: PROVIDER_NAME,
      terraformGeneratorMetadata,
      terraformProviderSource: PROVIDER_SOURCE,
    });
    this.config = config;
    this.name = props.alias;
    markType(this, TYPE);
    config.attach(this);
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

  /** What `alias` is configured as. */
  public get aliasInput(): string | undefined {
    return this.name;
  }

  /** Removes the alias: the provider is then the stack's default one. */
  public resetAlias(): void {
    this.name = undefined;
  }

  /** The connection settings of the infrastructure platform, as configured. */
  public get platform(): LintelProviderPlatform | undefined {
    return this.platformInput;
  }

  public set platform(value: LintelProviderPlatform | undefined) {
    this.config.set('platform', value);
  }

  /** What `platform` is configured as. */
  public get platformInput(): LintelProviderPlatform | undefined {
    return this.config.input('platform') as LintelProviderPlatform | undefined;
  }

  /** Removes the configuration of `platform`. */
  public resetPlatform(): void {
    this.platform = undefined;
  }

  /** The connection settings of the secrets service, as configured. */
  public get secrets(): LintelProviderSecrets | undefined {
    return this.secretsInput;
  }

  public set secrets(value: LintelProviderSecrets | undefined) {
    refuseTwoTokens(this.node.path, value);
    this.config.set('secrets', value);
  }

  /** What `secrets` is configured as. */
  public get secretsInput(): LintelProviderSecrets | undefined {
    return this.config.input('secrets') as LintelProviderSecrets | undefined;
  }

  /** Removes the configuration of `secrets`. */
  public resetSecrets(): void {
    this.secrets = undefined;
  }

  protected synthesizeAttributes(): { [name: string]: any } {
    return this.config.toTerraform();
  }

  protected synthesizeHclAttributes(): { [name: string]: any } {
    return this.config.toHcl();
  }
}

function refuseTwoTokens(path: string, secrets: LintelProviderSecrets | undefined): void {
  if (!secrets?.login || secrets.token === undefined) return;
  throw new Error(`${path}: secrets.login: Conflicts with \`token\`. Set either a token or a login.`);
}
