import type { Value, Values } from '../../definition/value';
import type { Json } from '../../handlers/contract';
import { NotFound } from '../../handlers/errors';
import { registerSecret } from '../../plan/known-secrets';
import { Reference, referenceInWords } from '../properties/reference';
import { AWS_CLIENT } from './client';
import { awsRefusal, AwsRequest } from './refusal';
import { NO_RETRIES, RetryLimit, withRetries } from './retries';

/**
 * Reads and writes secrets in Secrets Manager, and reads parameters of Systems Manager. The SDK is that of Lambda's runtime and is loaded on
 * demand. Each secret is fetched once per event, so that the event sees one value.
 */
export class StoredSecrets {
  private readonly fetched = new Map<string, Promise<string>>();

  constructor(private readonly retryLimit: RetryLimit = NO_RETRIES) {}

  /** The value of a reference. Every fetched value is redacted from all output. */
  public async text(reference: Reference): Promise<string> {
    const whole = await this.whole(reference);
    if ('Ssm' in reference || reference.Key === undefined) return known(whole);
    const field = fieldsOf(whole, reference)[reference.Key];
    if (typeof field === 'string') return known(field);
    throw new NotFound(
      `${referenceInWords(reference)} has no string field ${reference.Key}. Add the field to the secret, or specify another \`Key\`.`,
    );
  }

  /** The value of a reference to a JSON object of strings, for a map. */
  public async texts(reference: Reference): Promise<{ readonly [name: string]: string }> {
    const whole = 'Ssm' in reference ? await this.whole(reference) : await this.text(reference);
    return Object.fromEntries(
      Object.entries(fieldsOf(whole, reference)).map(([name, value]) => {
        if (typeof value !== 'string') {
          throw new NotFound(
            `${referenceInWords(reference)} must be a JSON object of strings, but ${name} is not a string.`,
          );
        }
        return [name, known(value)];
      }),
    );
  }

  /** The value of a reference to a JSON object of any shape. */
  public async members(reference: Reference): Promise<Values> {
    const whole = 'Ssm' in reference ? await this.whole(reference) : await this.text(reference);
    return knownMember(fieldsOf(whole, reference) as Json) as Values;
  }

  /** Stores a version of a secret. The same `token` stores the same version. */
  public async put(id: string, text: string, token: string): Promise<void> {
    const { SecretsManagerClient, PutSecretValueCommand } = secretsManager();
    const client = new SecretsManagerClient(AWS_CLIENT);
    await this.send(
      client,
      { what: `the secret ${id}`, done: 'written', permission: 'secretsmanager:PutSecretValue' },
      () => client.send(new PutSecretValueCommand({ SecretId: id, SecretString: text, ClientRequestToken: token })),
    );
  }

  private whole(reference: Reference): Promise<string> {
    const { Key: _, ...location } = reference as { readonly Key?: string };
    const key = JSON.stringify(location);
    const fetched =
      this.fetched.get(key) ?? ('Ssm' in reference ? this.parameter(reference.Ssm) : this.secret(reference));
    this.fetched.set(key, fetched);
    return fetched;
  }

  private async secret(reference: Exclude<Reference, { readonly Ssm: string }>): Promise<string> {
    const { SecretsManagerClient, GetSecretValueCommand } = secretsManager();
    const client = new SecretsManagerClient(AWS_CLIENT);
    const { SecretsManager: SecretId, VersionStage, VersionId } = reference;
    const { SecretString } = await this.send(
      client,
      { what: referenceInWords(reference), done: 'read', permission: 'secretsmanager:GetSecretValue' },
      () => client.send(new GetSecretValueCommand({ SecretId, VersionStage, VersionId })),
    );
    if (SecretString === undefined) {
      throw new NotFound(`${referenceInWords(reference)} has no string value. Binary secrets are not supported.`);
    }
    return SecretString;
  }

  private async parameter(name: string): Promise<string> {
    const { SSMClient, GetParameterCommand } = systemsManager();
    const client = new SSMClient(AWS_CLIENT);
    const { Parameter } = await this.send(
      client,
      { what: `the parameter ${name}`, done: 'read', permission: 'ssm:GetParameter' },
      () => client.send(new GetParameterCommand({ Name: name, WithDecryption: true })),
    );
    if (Parameter?.Value === undefined) throw new NotFound(`The parameter ${name} has no value.`);
    return Parameter.Value;
  }

  private send<T>(client: { destroy(): void }, request: AwsRequest, send: () => Promise<T>): Promise<T> {
    return withRetries(this.retryLimit, send)
      .catch((error: Error) => {
        throw awsRefusal(error, request);
      })
      .finally(() => client.destroy());
  }
}

/* oxlint-disable typescript/no-require-imports */
function secretsManager(): typeof import('@aws-sdk/client-secrets-manager') {
  return require('@aws-sdk/client-secrets-manager') as typeof import('@aws-sdk/client-secrets-manager');
}

function systemsManager(): typeof import('@aws-sdk/client-ssm') {
  return require('@aws-sdk/client-ssm') as typeof import('@aws-sdk/client-ssm');
}
/* oxlint-enable typescript/no-require-imports */

function fieldsOf(text: string, reference: Reference): { readonly [name: string]: unknown } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
    return parsed as { readonly [name: string]: unknown };
  }
  throw new NotFound(`${referenceInWords(reference)} is not a JSON object, so it has no fields.`);
}

function known(text: string): string {
  registerSecret(text);
  return text;
}

/** A member that is null is present and undefined. */
function knownMember(value: Json): Value {
  if (value === null) return undefined;
  if (typeof value === 'string') return known(value);
  if (Array.isArray(value)) return (value as readonly Json[]).map(knownMember);
  if (typeof value !== 'object') return value as Value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, knownMember(member as Json)]));
}
