import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { IKey } from 'aws-cdk-lib/aws-kms';
import { ILogGroup, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { suppress } from './suppressions';

/** The log group of the functions of a provider. If none is given, one is created, which is deleted with the stack. */
export function functionLog(
  scope: Construct,
  given: ILogGroup | undefined,
  retention: RetentionDays | undefined,
  encryptionKey: IKey | undefined,
): ILogGroup {
  if (given && retention !== undefined) {
    throw new Error(
      `${scope.node.path}: \`logRetention\` conflicts with \`logGroup\`. Set the retention of that log group instead.`,
    );
  }
  if (given) return given;
  if (encryptionKey) letLogsUse(encryptionKey, Stack.of(scope));
  const made = new LogGroup(scope, 'Log', {
    retention: retention ?? RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
    encryptionKey,
  });
  if (!encryptionKey) {
    suppress(made, {
      CloudWatchLogGroupEncrypted:
        'AWS encrypts every log group, and this one contains no secrets. To use a customer managed key, set the property encryptionKey of the LintelProvider.',
    });
  }
  return made;
}

/** CloudWatch Logs encrypts as a service principal, so only the policy of the key can allow it. */
function letLogsUse(key: IKey, { region, account }: Stack): void {
  const conditions = {
    ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:${Aws.PARTITION}:logs:${region}:${account}:log-group:*` },
  };
  key.grantEncryptDecrypt(new ServicePrincipal(`logs.${region}.amazonaws.com`, { conditions }));
}
