import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { Policies } from './policies';
import { suppress } from './suppressions';

/**
 * The table in which the function notes its requests, to recognize repeated deliveries. A note is needed only for the hours in which its
 * request may be repeated, so the table needs no backup and is deleted with the stack.
 */
export function requestsTable(scope: Construct, encryptionKey: IKey | undefined, policies: Policies): Table {
  const table = new Table(scope, 'Requests', {
    partitionKey: { name: 'Key', type: AttributeType.STRING },
    timeToLiveAttribute: 'Expires',
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: encryptionKey ? TableEncryption.CUSTOMER_MANAGED : TableEncryption.AWS_MANAGED,
    encryptionKey,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  policies.allow({
    actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
    resource: table.tableArn,
  });
  if (encryptionKey) {
    policies.allowKey(encryptionKey, 'dynamodb', [
      'kms:Decrypt',
      'kms:DescribeKey',
      'kms:Encrypt',
      'kms:GenerateDataKey',
      'kms:ReEncryptFrom',
      'kms:ReEncryptTo',
    ]);
  }
  const reason = 'An entry is needed only for the hours in which its request may be repeated.';
  suppress(table, { 'AwsSolutions-DDB3': reason, 'DynamoDBPITREnabled': reason, 'DynamoDBInBackupPlan': reason });
  return table;
}
