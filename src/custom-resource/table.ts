/** The table that outlives the sandboxes of a function: `LINTEL_REQUESTS_TABLE`. See docs/decisions/0032. */
import { nameAndTime } from './aws-refusal';
import { halfOf, NO_PATIENCE, Patience, triedFor, withPatience } from './patience';

/** What the table holds under a key. `Data` is JSON, and has no secret in it. */
export interface Entry {
  readonly Key: string;
  /** Changes with every write that only its owner may do. */
  readonly Lease?: string;
  /** A moment in milliseconds, by which marks are compared. */
  readonly At?: number;
  /** Seconds since 1970: DynamoDB deletes it some time after that. */
  readonly Expires: number;
  readonly Data: string;
}

/** What an entry must be like for it to be written or deleted; what has expired counts as absent. */
export type Condition = { readonly absent: true } | { readonly lease: string } | { readonly earlierThan: number } | { readonly data: string };

/** The table did not answer: why, and what to do. */
export class TableUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TableUnavailable';
  }
}

const CLIENT = { maxAttempts: 1, requestHandler: { connectionTimeout: 3_000, requestTimeout: 5_000 } };

/**
 * DynamoDB, as far as it is needed here. It is asked again while that may help, for half of the time that is left; once it was given up, each
 * request is sent once, so that what goes on without the table has time. The SDK is that of Lambda's runtime, and loaded only when something is asked for.
 */
export class Table {
  public static of({ LINTEL_REQUESTS_TABLE }: NodeJS.ProcessEnv, patience: Patience): Table | undefined {
    return LINTEL_REQUESTS_TABLE ? new Table(LINTEL_REQUESTS_TABLE, patience) : undefined;
  }

  private isGivenUp = false;

  private constructor(private readonly name: string, private readonly patience: Patience) {}

  public async get(key: string): Promise<Entry | undefined> {
    const { GetItemCommand } = sdk();
    const { Item } = await this.send('dynamodb:GetItem', (client) => client.send(new GetItemCommand({ TableName: this.name, Key: { Key: { S: key } }, ConsistentRead: true })));
    if (!Item) return undefined;
    const entry = {
      Key: key, Lease: Item.Lease?.S, At: Item.At?.N === undefined ? undefined : Number(Item.At.N), Expires: Number(Item.Expires.N), Data: Item.Data.S!,
    };
    // DynamoDB may take two days to delete what has expired.
    return entry.Expires * 1000 < Date.now() ? undefined : entry;
  }

  /** False, where the condition is not met, and nothing was written. `atOnce`: it is not sent again, since it will be soon enough. */
  public async put({ Key, Lease, At, Expires, Data }: Entry, condition?: Condition, atOnce = false): Promise<boolean> {
    const { PutItemCommand } = sdk();
    const Item = {
      Key: { S: Key }, Expires: { N: String(Expires) }, Data: { S: Data },
      ...Lease === undefined ? {} : { Lease: { S: Lease } }, ...At === undefined ? {} : { At: { N: String(At) } },
    };
    return this.met(this.send('dynamodb:PutItem', (client) => client.send(new PutItemCommand({ TableName: this.name, Item, ...expressed(condition) })), atOnce));
  }

  public async delete(key: string, condition?: Condition): Promise<boolean> {
    const { DeleteItemCommand } = sdk();
    return this.met(this.send('dynamodb:DeleteItem', (client) => client.send(new DeleteItemCommand({ TableName: this.name, Key: { Key: { S: key } }, ...expressed(condition) }))));
  }

  private async met(sent: Promise<unknown>): Promise<boolean> {
    return sent.then(() => true, (error: Error) => {
      if (error.name === 'ConditionalCheckFailedException') return false;
      throw error;
    });
  }

  private async send<T>(permission: string, ask: (client: import('@aws-sdk/client-dynamodb').DynamoDBClient) => Promise<T>, atOnce = false): Promise<T> {
    const client = new (sdk().DynamoDBClient)(CLIENT);
    return withPatience(atOnce || this.isGivenUp ? NO_PATIENCE : halfOf(this.patience), () => ask(client)).catch((error: Error) => {
      this.isGivenUp ||= triedFor(error) !== undefined;
      throw refusal(error, this.name, permission);
    }).finally(() => client.destroy());
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
  const absent = 'attribute_not_exists(#Key) OR #Expires < :now';
  const names = { '#Key': 'Key', '#Expires': 'Expires' };
  const values = { ':now': { N: String(Math.floor(Date.now() / 1000)) } };
  if ('absent' in condition) return { ConditionExpression: absent, ExpressionAttributeNames: names, ExpressionAttributeValues: values };
  return {
    ConditionExpression: `${absent} OR #At < :at`, ExpressionAttributeNames: { ...names, '#At': 'At' },
    ExpressionAttributeValues: { ...values, ':at': { N: String(condition.earlierThan) } },
  };
}

function equal(name: string, text: string): Expressed {
  return { ConditionExpression: '#Name = :text', ExpressionAttributeNames: { '#Name': name }, ExpressionAttributeValues: { ':text': { S: text } } };
}

/** The SDK's words may quote what was sent: only the error's name is told. */
function refusal(error: Error, table: string, permission: string): Error {
  if (error.name === 'ConditionalCheckFailedException') return error;
  const suggestion = /AccessDenied|NotAuthorized|UnrecognizedClient|ExpiredToken/.test(error.name) ? `Grant ${permission} on it to the role of the function.`
    : /NotFound/.test(error.name) ? 'Look whether it is there, in the account and the region of the function, or remove LINTEL_REQUESTS_TABLE from its environment.'
      : /Throttl|Throughput|RequestLimit|ServiceUnavailable|InternalServer/.test(error.name) ? 'Deploy again.'
        : 'Look whether the function can reach DynamoDB from its VPC.';
  return new TableUnavailable(`The table ${table}, in which requests are noted, does not answer (${nameAndTime(error)}). ${suggestion}`);
}

function sdk(): typeof import('@aws-sdk/client-dynamodb') {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('@aws-sdk/client-dynamodb') as typeof import('@aws-sdk/client-dynamodb');
}
