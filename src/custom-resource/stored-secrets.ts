import { Reference, referenceInWords } from './reference';
import { NotFound } from '../handlers/errors';
import { registerSecret } from '../plan/known-secrets';

/**
 * Secrets Manager and SSM, as far as the handlers need them. The SDK is that of Lambda's runtime, and loaded only when something is
 * asked for. A reference is fetched once, however often it is asked for: so one event sees one value.
 */
export class StoredSecrets {
  private readonly fetched = new Map<string, Promise<string>>();

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
    const client = new SecretsManagerClient({});
    await client.send(new PutSecretValueCommand({ SecretId: id, SecretString: text, ClientRequestToken: token }))
      .catch((error: Error) => { throw refusal(error, `the secret ${id}`, 'written', 'secretsmanager:PutSecretValue'); })
      .finally(() => client.destroy());
  }

  private whole(reference: Reference): Promise<string> {
    const { Key: _, ...place } = reference as { readonly Key?: string };
    const key = JSON.stringify(place);
    const fetched = this.fetched.get(key) ?? ('Ssm' in reference ? parameter(reference.Ssm) : secret(reference));
    this.fetched.set(key, fetched);
    return fetched;
  }
}

async function secret(reference: Exclude<Reference, { readonly Ssm: string }>): Promise<string> {
  const { SecretsManagerClient, GetSecretValueCommand } = secretsManager();
  const client = new SecretsManagerClient({});
  const { SecretsManager: SecretId, VersionStage, VersionId } = reference;
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId, VersionStage, VersionId }))
    .catch((error: Error) => { throw refusal(error, referenceInWords(reference), 'read', 'secretsmanager:GetSecretValue'); })
    .finally(() => client.destroy());
  if (SecretString === undefined) throw new NotFound(`${referenceInWords(reference)} has no text: a binary secret cannot be used.`);
  return SecretString;
}

async function parameter(name: string): Promise<string> {
  const { SSMClient, GetParameterCommand } = systemsManager();
  const client = new SSMClient({});
  const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }))
    .catch((error: Error) => { throw refusal(error, `the parameter ${name}`, 'read', 'ssm:GetParameter'); })
    .finally(() => client.destroy());
  if (Parameter?.Value === undefined) throw new NotFound(`The parameter ${name} has no value.`);
  return Parameter.Value;
}

/* eslint-disable @typescript-eslint/no-require-imports */
function secretsManager(): typeof import('@aws-sdk/client-secrets-manager') {
  return require('@aws-sdk/client-secrets-manager') as typeof import('@aws-sdk/client-secrets-manager');
}

function systemsManager(): typeof import('@aws-sdk/client-ssm') {
  return require('@aws-sdk/client-ssm') as typeof import('@aws-sdk/client-ssm');
}
/* eslint-enable @typescript-eslint/no-require-imports */

/** The SDK's words may quote what was sent: only the error's name is told. */
function refusal(error: Error, what: string, done: string, permission: string): NotFound {
  const isDenied = /AccessDenied|NotAuthorized|UnrecognizedClient|ExpiredToken/.test(error.name);
  const isAbsent = /NotFound/.test(error.name);
  const advice = isAbsent ? 'Look whether it is there, in the account and the region of the function.'
    : isDenied ? `Grant ${permission} (and kms:Decrypt, where it has a key of its own) to the role of the function.`
      : 'Look whether the function can reach the service from its VPC.';
  return new NotFound(`${what} cannot be ${done} (${error.name}). ${advice}`);
}

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
