/** The table shared by all execution environments of a function: `LINTEL_REQUESTS_TABLE`. See docs/decisions/0032. */
import { nameAndTime } from '../aws/refusal';
import { halfOf, NO_RETRIES, RetryLimit, triedFor, withRetries } from '../aws/retries';

/** An entry of the table. `Data` is JSON without secrets. */
export interface Entry {
  readonly Key: string;
  /** Changes with every write of its owner. Only the owner may write the entry. */
  readonly Lease?: string;
  /** When the response address of the request was signed, in milliseconds. */
  readonly At?: number;
  /** Seconds since 1970. DynamoDB deletes the entry some time after that. */
  readonly Expires: number;
  readonly Data: string;
}

/** The condition under which an entry is written or deleted. An expired entry counts as absent. */
export type Condition = { readonly absent: true } | { readonly lease: string } | { readonly data: string };

/** The table is unavailable. The message says why and what to do. */
export class TableUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TableUnavailable';
  }
}

const CLIENT = { maxAttempts: 1, requestHandler: { connectionTimeout: 3_000, requestTimeout: 5_000 } };

/**
 * The table in DynamoDB. A request is retried for up to half of the remaining time. Once a request has failed after retries, each further request is
 * sent once, so that the event has time to continue without the table. The SDK comes with Lambda's runtime and is loaded on demand.
 */
export class Table {
  public static of({ LINTEL_REQUESTS_TABLE }: NodeJS.ProcessEnv, retryLimit: RetryLimit): Table | undefined {
    return LINTEL_REQUESTS_TABLE ? new Table(LINTEL_REQUESTS_TABLE, retryLimit) : undefined;
  }

  private hasFailed = false;

  private constructor(
    private readonly name: string,
    private readonly retryLimit: RetryLimit,
  ) {}

  public async get(key: string): Promise<Entry | undefined> {
    const { GetItemCommand } = sdk();
    const { Item } = await this.send('dynamodb:GetItem', (client) =>
      client.send(new GetItemCommand({ TableName: this.name, Key: { Key: { S: key } }, ConsistentRead: true })),
    );
    if (!Item) return undefined;
    const entry = {
      Key: key,
      Lease: Item.Lease?.S,
      At: Item.At?.N === undefined ? undefined : Number(Item.At.N),
      Expires: Number(Item.Expires?.N),
      Data: Item.Data!.S!,
    };
    // DynamoDB may take two days to delete an expired entry.
    return entry.Expires * 1000 < Date.now() ? undefined : entry;
  }

  /** Returns false if the condition is not met and nothing was written. `atOnce`: the request is not retried. */
  public async put({ Key, Lease, At, Expires, Data }: Entry, condition?: Condition, atOnce = false): Promise<boolean> {
    const { PutItemCommand } = sdk();
    const Item = {
      Key: { S: Key },
      Expires: { N: String(Expires) },
      Data: { S: Data },
      ...(Lease === undefined ? {} : { Lease: { S: Lease } }),
      ...(At === undefined ? {} : { At: { N: String(At) } }),
    };
    return this.met(
      this.send(
        'dynamodb:PutItem',
        (client) => client.send(new PutItemCommand({ TableName: this.name, Item, ...expressed(condition) })),
        atOnce,
      ),
    );
  }

  public async delete(key: string, condition?: Condition): Promise<boolean> {
    const { DeleteItemCommand } = sdk();
    return this.met(
      this.send('dynamodb:DeleteItem', (client) =>
        client.send(new DeleteItemCommand({ TableName: this.name, Key: { Key: { S: key } }, ...expressed(condition) })),
      ),
    );
  }

  private async met(sent: Promise<unknown>): Promise<boolean> {
    return sent.then(
      () => true,
      (error: Error) => {
        if (error.name === 'ConditionalCheckFailedException') return false;
        throw error;
      },
    );
  }

  private async send<T>(
    permission: string,
    ask: (client: import('@aws-sdk/client-dynamodb').DynamoDBClient) => Promise<T>,
    atOnce = false,
  ): Promise<T> {
    const client = new (sdk().DynamoDBClient)(CLIENT);
    return withRetries(atOnce || this.hasFailed ? NO_RETRIES : halfOf(this.retryLimit), () => ask(client))
      .catch((error: Error) => {
        this.hasFailed ||= triedFor(error) !== undefined;
        throw refusal(error, this.name, permission);
      })
      .finally(() => client.destroy());
  }
}

interface Expressed {
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeNames?: { [name: string]: string };
  readonly ExpressionAttributeValues?: { [name: string]: { readonly S: string } | { readonly N: string } };
}

function expressed(condition: Condition | undefined): Expressed {
  if (condition === undefined) return {};
  if ('lease' in condition) return equal('Lease', condition.lease);
  if ('data' in condition) return equal('Data', condition.data);
  return {
    ConditionExpression: 'attribute_not_exists(#Key) OR #Expires < :now',
    ExpressionAttributeNames: { '#Key': 'Key', '#Expires': 'Expires' },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(Date.now() / 1000)) } },
  };
}

function equal(name: string, text: string): Expressed {
  return {
    ConditionExpression: '#Name = :text',
    ExpressionAttributeNames: { '#Name': name },
    ExpressionAttributeValues: { ':text': { S: text } },
  };
}

/** The SDK's message may quote the request, so only the error's name is shown. */
function refusal(error: Error, table: string, permission: string): Error {
  if (error.name === 'ConditionalCheckFailedException') return error;
  const suggestion = /AccessDenied|NotAuthorized|UnrecognizedClient|ExpiredToken/.test(error.name)
    ? `Grant ${permission} on the table to the role of the function.`
    : /NotFound/.test(error.name)
      ? 'Check that the table exists in the account and region of the function, or remove LINTEL_REQUESTS_TABLE from its environment.'
      : /Throttl|Throughput|RequestLimit|ServiceUnavailable|InternalServer/.test(error.name)
        ? 'Deploy again.'
        : 'Check that the function can reach DynamoDB from its VPC.';
  return new TableUnavailable(`The table of requests ${table} is unavailable (${nameAndTime(error)}). ${suggestion}`);
}

function sdk(): typeof import('@aws-sdk/client-dynamodb') {
  // oxlint-disable-next-line typescript/no-require-imports
  return require('@aws-sdk/client-dynamodb') as typeof import('@aws-sdk/client-dynamodb');
}
