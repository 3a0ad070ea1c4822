import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { IKey } from 'aws-cdk-lib/aws-kms';
import { ILogGroup, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { suppress } from './suppressions';

/** What the functions of a provider write to: a log group that ends with the stack, if none was given. */
export function functionLog(scope: Construct, given: ILogGroup | undefined, retention: RetentionDays | undefined, encryptionKey: IKey | undefined): ILogGroup {
  if (given && retention !== undefined) throw new Error(`${scope.node.path}: \`logRetention\` is a setting of the log group that is made. Configure it on the \`logGroup\` that is given.`);
  if (given) return given;
  if (encryptionKey) letLogsUse(encryptionKey, Stack.of(scope));
  const made = new LogGroup(scope, 'Log', { retention: retention ?? RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY, encryptionKey });
  if (!encryptionKey) suppress(made, { CloudWatchLogGroupEncrypted: 'AWS encrypts every log, and there is no property and no value in this one. The property encryptionKey of the LintelProvider is for a key of your own.' });
  return made;
}

/** CloudWatch Logs encrypts by itself: what it may use a key for is said by the policy of the key alone. */
function letLogsUse(key: IKey, { region, account }: Stack): void {
  const conditions = { ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:${Aws.PARTITION}:logs:${region}:${account}:log-group:*` } };
  key.grantEncryptDecrypt(new ServicePrincipal(`logs.${region}.amazonaws.com`, { conditions }));
}
