import { AWS_CLIENT } from './aws-client';
import { nameAndTime } from './aws-refusal';
import { Patience, withPatience } from './patience';
import { NotFound } from '../handlers/errors';

/** Makes a version of a secret the current one again. `from`: the one that is current now; absent, where nobody knows, or it is this very one. */
export async function moveCurrent(secret: string, to: string, from: string | undefined, patience: Patience): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- that of Lambda's runtime
  const { SecretsManagerClient, UpdateSecretVersionStageCommand } = require('@aws-sdk/client-secrets-manager') as typeof import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient(AWS_CLIENT);
  const move = (RemoveFromVersionId?: string) => withPatience(patience, () => client.send(new UpdateSecretVersionStageCommand({ SecretId: secret, VersionStage: 'AWSCURRENT', MoveToVersionId: to, RemoveFromVersionId })));
  // Where the update failed before it had put its key, the version of before is the current one still, and says so only to those who take it from none.
  await (from === undefined ? move() : move(from).catch((error: Error) => (/InvalidParameter|NotFound/.test(error.name) ? move() : Promise.reject(error))))
    .catch((error: Error) => { throw new NotFound(`the version ${to} of the secret ${secret} cannot be made the current one (${nameAndTime(error)}). Grant secretsmanager:UpdateSecretVersionStage on it to the role of the function`); })
    .finally(() => client.destroy());
}
