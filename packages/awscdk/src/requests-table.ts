import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { Policies } from './policies';
import { suppress } from './suppressions';

/**
 * What the function notes of the requests that it was sent, so that one that is delivered again is told from a new one. Each note is worth
 * something while its request may still be delivered, which is hours: so there is nothing in it to recover, to back up, or to keep after the
 * stack.
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
  policies.allow({ actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'], resource: table.tableArn });
  if (encryptionKey) policies.allowKey(encryptionKey, 'dynamodb', ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']);
  const reason = 'A note about a request is worth something for as long as the request may be repeated, which is hours.';
  suppress(table, { 'AwsSolutions-DDB3': reason, 'DynamoDBPITREnabled': reason, 'DynamoDBInBackupPlan': reason });
  return table;
}
