import { Annotations, CustomResource, Duration, IResolvable, Stack, Token } from 'aws-cdk-lib';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { Declaration, definitions } from './definitions';
import { framework } from './framework';
import { grantsFor } from './grants';
import { KeyIssuingProps } from './key-issuing-props';
import { LintelProvider } from './lintel-provider';
import { ILintelProvider } from './lintel-provider-interface';
import { LintelResourceProps } from './lintel-resource-props';
import { folderProperty } from './module-folder';
import { privateKeySecret, privateKeySecretProblems } from './private-key-secret';
import { SecretReference } from './secret-reference';

/** The maximum runtime of a function. Without it, a stack would wait an hour for the response of a function that was terminated. */
const LONGEST_RESPONSE = Duration.minutes(15);

/**
 * The base class of all resources.
 *
 * @internal
 */
export abstract class DefinedResource extends Construct {
  private readonly resource: CustomResource;
  private readonly keySecret?: ISecret;

  constructor(scope: Construct, id: string, construct: string, props: LintelResourceProps) {
    const {
      provider: given,
      removalPolicy,
      adopt,
      privateKeySecret: _,
      privateKeySecretName: _1,
      privateKeySecretEncryptionKey: _2,
      ...config
    } = props as KeyIssuingProps;
    const references: SecretReference[] = [];
    const path = [scope.node.path, id].filter(Boolean).join('/');
    const find = (): ILintelProvider => given ?? LintelProvider.of(scope);
    const declaration = declare(path, construct, config, references, () => find().platformOrganization);
    refuseAdoption(path, adopt, declaration);
    const provider = find();
    const connection = connectionOf(path, provider, declaration.service);
    refuseElsewhere(path, scope, provider);
    const { region } = Stack.of(provider);
    refuse(path, [
      ...references.flatMap((reference) => reference._problemIn(region)),
      ...privateKeySecretProblems(props, region),
    ]);
    super(scope, id);
    for (const warning of declaration.warnings) {
      Annotations.of(this).addWarningV2(`lintel-awscdk:${construct}`, warning);
    }
    const grants = grantsFor(this, provider);
    for (const reference of references) reference._allowRead(grants);
    const properties: { [name: string]: unknown } = { ...declaration.properties, Connection: connection };
    for (const name of declaration.folders) {
      if (properties[name] === undefined) continue;
      properties[name] = folderProperty(this, name, properties[name], grants);
    }
    for (const name of declaration.documents) {
      // A token is the result of a function, whose members are texts.
      if (properties[name] === undefined || Token.isUnresolved(properties[name])) continue;
      properties[name] = Stack.of(this).toJsonString(properties[name]);
    }
    if (adopt !== undefined) {
      properties.Adopt = adopt;
      Annotations.of(this).addInfo(
        'adopt: as long as it is set, the object is not deleted when a deployment is rolled back or the whole stack is deleted. Remove it once the resource is deployed.',
      );
    }
    if (declaration.issuesKey) {
      this.keySecret = privateKeySecret(this, construct, props, grants);
      properties.PrivateKeySecret = this.keySecret.secretArn;
    }
    this.resource = new CustomResource(this, 'Resource', {
      resourceType: `Custom::Lintel${construct}`,
      serviceToken: declaration.waits ? provider.waitingServiceToken : provider.functionArn,
      ...(declaration.waits ? {} : { serviceTimeout: LONGEST_RESPONSE }),
      removalPolicy,
      properties,
    });
    // The permissions must exist before CloudFormation sends the first request.
    this.resource.node.addDependency(grants);
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
}

function refuseAdoption(path: string, adopt: string | undefined, { notAdoptable }: Declaration): void {
  if (adopt === undefined) return;
  if (notAdoptable !== undefined) throw new Error(`${path}: adopt: ${notAdoptable}`);
  if (adopt === '') throw new Error(`${path}: adopt: It must be the import id of the object, as a non-empty string.`);
}

/** Checks the props before anything is added to the tree. Throws an error with the path of the construct and all problems. */
function declare(
  path: string,
  construct: string,
  config: object,
  references: SecretReference[],
  organization: () => string | undefined,
): Declaration {
  const collecting = {
    ...framework,
    secretProperty: (value: unknown) => {
      references.push(value as SecretReference);
      return framework.secretProperty(value);
    },
    readText: (name: string, file: string) => {
      try {
        return framework.readText(name, file);
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
      }
    },
  };
  const declaration = definitions().declare(construct, config as Record<string, unknown>, collecting, organization);
  refuse(path, declaration.errors);
  return declaration;
}

function refuse(path: string, errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.map((error) => `${path}: ${error}`).join('\n'));
}

/** The location of the object, which the id alone does not contain: the address or namespace of the provider may change. */
function connectionOf(
  path: string,
  provider: ILintelProvider,
  service: 'platform' | 'secrets',
): { readonly Address: string; readonly Namespace?: string } {
  const Address = service === 'platform' ? provider.platformAddress : provider.secretsAddress;
  if (Address === undefined) {
    throw new Error(
      `${path}: the LintelProvider at ${provider.node.path} has no connection to the ${service} service. Set its property \`${service}\`.`,
    );
  }
  return service === 'secrets' && provider.secretsNamespace !== undefined
    ? { Address, Namespace: provider.secretsNamespace }
    : { Address };
}

/** Refuses a provider in another region or account: CloudFormation requires the same region, and policies can be attached only in the same account. */
function refuseElsewhere(path: string, scope: Construct, provider: ILintelProvider): void {
  const [here, there] = [Stack.of(scope), Stack.of(provider)];
  for (const place of ['region', 'account'] as const) {
    if (here[place] === there[place] || Token.isUnresolved(here[place]) || Token.isUnresolved(there[place])) continue;
    throw new Error(
      `${path}: the LintelProvider at ${provider.node.path} is in the ${place} ${there[place]}, but the resource is in ${here[place]}. Create a LintelProvider in ${here[place]}.`,
    );
  }
}
