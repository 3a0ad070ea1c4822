type Value = { readonly S: string } | { readonly N: string };
type Item = { readonly [name: string]: Value };

interface Input {
  readonly TableName: string;
  readonly Item?: Item;
  readonly Key?: Item;
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeNames?: { readonly [name: string]: string };
  readonly ExpressionAttributeValues?: Item;
}

/** DynamoDB tables with the partition key `Key`. The TTL is ignored, as it may be for two days in the real service. */
export class Tables {
  /** The existing tables, by name. */
  public readonly items = new Map<string, Map<string, Item>>();
  /** The errors of all requests to a table, by name, such as `ThrottlingException`. */
  public readonly failing = new Map<string, string>();
  /** Called and awaited after a request is handled, before the response, with its operation and key. */
  public watchDone: (operation: string, key: string) => Promise<void> | void = () => undefined;

  public static isFor(target: string): boolean {
    return target.startsWith('DynamoDB_20120810.');
  }

  /** The entries whose key has the prefix, with parsed data. */
  public dataOf(table: string, prefix: string): readonly any[] {
    return [...(this.items.get(table)?.entries() ?? [])]
      .filter(([key]) => key.startsWith(prefix))
      .map(([, { Data }]) => JSON.parse((Data as { S: string }).S) as unknown);
  }

  public async response(operation: string, input: Input): Promise<[number, object]> {
    const key = (input.Key ?? input.Item)?.Key as { readonly S: string } | undefined;
    const failure = this.failing.get(input.TableName);
    if (failure !== undefined) return refusal(failure);
    const items = this.items.get(input.TableName);
    if (!items) return refusal('ResourceNotFoundException');
    if (!key?.S || Buffer.byteLength(key.S) > 2048) return refusal('ValidationException');
    const response = operate(operation, items, key.S, input);
    await this.watchDone(operation, key.S);
    return response;
  }
}

function operate(operation: string, items: Map<string, Item>, key: string, input: Input): [number, object] {
  const found = items.get(key);
  if (operation === 'GetItem') return [200, found ? { Item: found } : {}];
  if (!isMet(input, found ?? {})) return refusal('ConditionalCheckFailedException');
  if (operation === 'PutItem') items.set(key, input.Item!);
  else if (operation === 'DeleteItem') items.delete(key);
  else return refusal('UnknownOperationException');
  return [200, {}];
}

/** Evaluates `attribute_not_exists(#a)`, `#a = :b` and `#a < :b`, joined by OR. */
function isMet(
  { ConditionExpression, ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} }: Input,
  item: Item,
): boolean {
  if (ConditionExpression === undefined) return true;
  return ConditionExpression.split(' OR ').some((term) => {
    const [, absent] = /^attribute_not_exists\((#\w+)\)$/.exec(term) ?? [];
    if (absent) return item[names[absent]] === undefined;
    const [, name, operator, placeholder] = /^(#\w+) (=|<) (:\w+)$/.exec(term) ?? [];
    if (!name) throw new Error(`the local DynamoDB does not know ${term}`);
    const [left, right] = [item[names[name]], values[placeholder]];
    if (left === undefined) return false;
    return operator === '='
      ? JSON.stringify(left) === JSON.stringify(right)
      : Number((left as { N: string }).N) < Number((right as { N: string }).N);
  });
}

function refusal(type: string): [number, object] {
  return [
    type === 'InternalServerError' ? 500 : 400,
    { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: `the local service returns ${type}` },
  ];
}
