import { CloudFormation, StackFailed } from './player';
import type { Template } from './template';

/** The ARN of a function that the template does not describe. */
export const SERVICE_TOKEN = 'arn:aws:lambda:eu-central-1:111122223333:function:lintel';

const PLATFORM_TOKEN = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:platform-token';

/** The environment of a function that is connected to the services at an address. */
export function environmentAt(player: CloudFormation, address: string): { [variable: string]: string } {
  player.aws.secrets.set(PLATFORM_TOKEN, ['platform-root']);
  player.aws.parameters.set('/lintel/secrets-token', 'secrets-root');
  return {
    LINTEL_PLATFORM_ADDRESS: address,
    LINTEL_PLATFORM_TOKEN_REFERENCE: `secretsmanager:${PLATFORM_TOKEN}`,
    LINTEL_SECRETS_ADDRESS: address,
    LINTEL_SECRETS_TOKEN_REFERENCE: 'ssm:/lintel/secrets-token',
  };
}

export function custom(construct: string, properties: object) {
  return { Type: `Custom::Lintel${construct}`, Properties: { ServiceToken: SERVICE_TOKEN, ...properties } };
}

/** A resource that every service refuses, so that its dependencies are rolled back. */
export function failing(...after: readonly string[]): Template['Resources'][string] {
  return {
    ...custom('RunTask', { Organization: 'nowhere', Name: 'failing', Url: 'https://scanner.example.com/' }),
    DependsOn: after,
  };
}

export async function failureOf(act: Promise<unknown>): Promise<StackFailed> {
  const error: unknown = await act.then(
    () => {
      throw new Error('nothing failed');
    },
    (failed: unknown) => failed,
  );
  if (!(error instanceof StackFailed)) throw error as Error;
  return error;
}
