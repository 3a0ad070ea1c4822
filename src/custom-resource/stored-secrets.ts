import { AWS_CLIENT } from './aws-client';
import { AskedOfAws, awsRefusal } from './aws-refusal';
import { NO_PATIENCE, Patience, withPatience } from './patience';
import { Reference, referenceInWords } from './reference';
import { NotFound } from '../handlers/errors';
import { registerSecret } from '../plan/known-secrets';

/**
 * Secrets Manager and SSM, as far as the handlers need them. The SDK is that of Lambda's runtime, and loaded only when something is
 * asked for. A reference is fetched once, however often it is asked for: so one event sees one value.
 */
export class StoredSecrets {
  private readonly fetched = new Map<string, Promise<string>>();

  constructor(private readonly patience: Patience = NO_PATIENCE) {}

  /** The text that a reference stands for. Whatever was fetched is printed nowhere from then on. */
  public async text(reference: Reference): Promise<string> {
    const whole = await this.whole(reference);
    if ('Ssm' in reference || reference.Key === undefined) return known(whole);
    const field = fieldsOf(whole, reference)[reference.Key];
    if (typeof field === 'string') return known(field);
    throw new NotFound(`${referenceInWords(reference)} has no field ${reference.Key} that is a text. Put one there, or name another \`Key\`.`);
  }

  /** The texts that a reference stands for where a map is wanted: those of a JSON object. */
  public async texts(reference: Reference): Promise<{ readonly [name: string]: string }> {
    const whole = 'Ssm' in reference ? await this.whole(reference) : await this.text(reference);
    return Object.fromEntries(Object.entries(fieldsOf(whole, reference)).map(([name, value]) => {
      if (typeof value !== 'string') throw new NotFound(`${referenceInWords(reference)} must be a JSON object of texts, and ${name} is none.`);
      return [name, known(value)];
    }));
  }

  /** Another version of a secret, the same if `token` is. */
  public async put(id: string, text: string, token: string): Promise<void> {
    const { SecretsManagerClient, PutSecretValueCommand } = secretsManager();
    const client = new SecretsManagerClient(AWS_CLIENT);
    await this.asked(client, { what: `the secret ${id}`, done: 'written', permission: 'secretsmanager:PutSecretValue' },
      () => client.send(new PutSecretValueCommand({ SecretId: id, SecretString: text, ClientRequestToken: token })));
  }

  private whole(reference: Reference): Promise<string> {
    const { Key: _, ...location } = reference as { readonly Key?: string };
    const key = JSON.stringify(location);
    const fetched = this.fetched.get(key) ?? ('Ssm' in reference ? this.parameter(reference.Ssm) : this.secret(reference));
    this.fetched.set(key, fetched);
    return fetched;
  }

  private async secret(reference: Exclude<Reference, { readonly Ssm: string }>): Promise<string> {
    const { SecretsManagerClient, GetSecretValueCommand } = secretsManager();
    const client = new SecretsManagerClient(AWS_CLIENT);
    const { SecretsManager: SecretId, VersionStage, VersionId } = reference;
    const { SecretString } = await this.asked(client, { what: referenceInWords(reference), done: 'read', permission: 'secretsmanager:GetSecretValue' },
      () => client.send(new GetSecretValueCommand({ SecretId, VersionStage, VersionId })));
    if (SecretString === undefined) throw new NotFound(`${referenceInWords(reference)} has no text: a binary secret cannot be used.`);
    return SecretString;
  }

  private async parameter(name: string): Promise<string> {
    const { SSMClient, GetParameterCommand } = systemsManager();
    const client = new SSMClient(AWS_CLIENT);
    const { Parameter } = await this.asked(client, { what: `the parameter ${name}`, done: 'read', permission: 'ssm:GetParameter' },
      () => client.send(new GetParameterCommand({ Name: name, WithDecryption: true })));
    if (Parameter?.Value === undefined) throw new NotFound(`The parameter ${name} has no value.`);
    return Parameter.Value;
  }

  private asked<T>(client: { destroy(): void }, asked: AskedOfAws, ask: () => Promise<T>): Promise<T> {
    return withPatience(this.patience, ask).catch((error: Error) => { throw awsRefusal(error, asked); }).finally(() => client.destroy());
  }
}

/* eslint-disable @typescript-eslint/no-require-imports */
function secretsManager(): typeof import('@aws-sdk/client-secrets-manager') {
  return require('@aws-sdk/client-secrets-manager') as typeof import('@aws-sdk/client-secrets-manager');
}

function systemsManager(): typeof import('@aws-sdk/client-ssm') {
  return require('@aws-sdk/client-ssm') as typeof import('@aws-sdk/client-ssm');
}
/* eslint-enable @typescript-eslint/no-require-imports */

function fieldsOf(text: string, reference: Reference): { readonly [name: string]: unknown } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as { readonly [name: string]: unknown };
  throw new NotFound(`${referenceInWords(reference)} is no JSON object, and has no fields.`);
}

function known(text: string): string {
  registerSecret(text);
  return text;
}
