import { NotFound } from '../../handlers/errors';
import { AWS_CLIENT } from './client';
import { nameAndTime } from './refusal';
import { RetryLimit, withRetries } from './retries';

/** Makes a version of a secret the current one again. `from` is the version that is current now; absent if unknown or equal to `to`. */
export async function moveCurrent(
  secret: string,
  to: string,
  from: string | undefined,
  retryLimit: RetryLimit,
): Promise<void> {
  const { SecretsManagerClient, UpdateSecretVersionStageCommand } =
    // oxlint-disable-next-line typescript/no-require-imports -- the SDK of Lambda's runtime
    require('@aws-sdk/client-secrets-manager') as typeof import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient(AWS_CLIENT);
  const move = (RemoveFromVersionId?: string) =>
    withRetries(retryLimit, () =>
      client.send(
        new UpdateSecretVersionStageCommand({
          SecretId: secret,
          VersionStage: 'AWSCURRENT',
          MoveToVersionId: to,
          RemoveFromVersionId,
        }),
      ),
    );
  // If the update failed before it stored its key, `to` is still the current version, and a request without `from` succeeds.
  await (
    from === undefined
      ? move()
      : move(from).catch((error: Error) =>
          /InvalidParameter|NotFound/.test(error.name) ? move() : Promise.reject(error),
        )
  )
    .catch((error: Error) => {
      throw new NotFound(
        `version ${to} of the secret ${secret} cannot be made the current one (${nameAndTime(error)}). Grant secretsmanager:UpdateSecretVersionStage on the secret to the role of the function`,
      );
    })
    .finally(() => client.destroy());
}
