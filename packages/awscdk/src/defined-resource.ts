import { Annotations, CustomResource, Duration, IResolvable, Token } from 'aws-cdk-lib';
import { CfnSecret, ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { Declaration, definitions, framework } from './definitions';
import { LintelProvider } from './lintel-provider';
import { LintelResourceProps } from './lintel-resource-props';
import { folderProperty } from './module-folder';
import { SecretReference } from './secret-reference';

/** A function that is lost with its answer would keep a stack waiting for an hour; no function runs for longer than this. */
const LONGEST_ANSWER = Duration.minutes(15);

/**
 * The base of all resources: what a definition makes of props.
 *
 * @internal
 */
export abstract class DefinedResource extends Construct {
  private readonly resource: CustomResource;
  private readonly keySecret?: Secret;

  constructor(scope: Construct, id: string, construct: string, props: LintelResourceProps) {
    const { provider: given, removalPolicy, adopt, ...config } = props;
    const references: SecretReference[] = [];
    const declaration = declare(scope, id, construct, config, references);
    refuseAdoption([scope.node.path, id].filter(Boolean).join('/'), adopt, declaration);
    const provider = given ?? LintelProvider.of(scope);
    provider._requireConnection(declaration.wing, [scope.node.path, id].filter(Boolean).join('/'));
    super(scope, id);
    for (const warning of declaration.warnings) Annotations.of(this).addWarningV2(`lintel-awscdk:${construct}`, warning);
    for (const reference of references) reference._grantRead(provider);
    const properties: { [name: string]: unknown } = { ...declaration.properties };
    for (const name of declaration.folders) properties[name] = folderProperty(this, name, properties[name], provider);
    if (adopt !== undefined) {
      properties.Adopt = adopt;
      Annotations.of(this).addInfo('adopt: while it is configured, the object stays where a deployment is undone or the whole stack is deleted. Remove it once the resource is deployed.');
    }
    if (declaration.issuesKey) {
      this.keySecret = this.makeSecret(construct, provider);
      properties.PrivateKeySecret = this.keySecret.secretArn;
    }
    this.resource = new CustomResource(this, 'Resource', {
      resourceType: `Custom::Lintel${construct}`,
      serviceToken: provider._serviceToken(declaration.waits),
      ...(declaration.waits ? {} : { serviceTimeout: LONGEST_ANSWER }),
      removalPolicy,
      properties,
    });
  }

  /** @internal */
  protected _string(name: string): string {
    return this.resource.getAttString(name);
  }

  /** @internal */
  protected _number(name: string): number {
    return Token.asNumber(this.resource.getAtt(name));
  }

  /** @internal */
  protected _boolean(name: string): IResolvable {
    return this.resource.getAtt(name);
  }

  /** @internal */
  protected _list(name: string): string[] {
    return Token.asList(this.resource.getAtt(name));
  }

  /** @internal */
  protected _privateKeySecret(): ISecret {
    return this.keySecret!;
  }

  private makeSecret(construct: string, provider: LintelProvider): Secret {
    const secret = new Secret(this, 'PrivateKey', { description: `The private key of ${this.node.path}, a ${construct} of Lintel` });
    // Empty until there is a key: otherwise Secrets Manager makes something up that looks like one.
    (secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
    provider._grantWrite(secret);
    return secret;
  }
}

function refuseAdoption(path: string, adopt: string | undefined, { notAdoptable }: Declaration): void {
  if (adopt === undefined) return;
  if (notAdoptable !== undefined) throw new Error(`${path}: adopt: ${notAdoptable}`);
  if (adopt === '') throw new Error(`${path}: adopt: It must be the import id of the object, and not be empty.`);
}

/** Throws, naming the construct and everything that is wrong, before anything is added to the tree. */
function declare(scope: Construct, id: string, construct: string, config: object, references: SecretReference[]): Declaration {
  const path = [scope.node.path, id].filter(Boolean).join('/');
  const collecting = {
    ...framework, secretProperty: (value: unknown) => {
      references.push(value as SecretReference);
      return framework.secretProperty(value);
    },
  };
  const declaration = definitions().declare(construct, config as Record<string, unknown>, collecting);
  if (declaration.errors.length > 0) throw new Error(declaration.errors.map((error) => `${path}: ${error}`).join('\n'));
  return declaration;
}
