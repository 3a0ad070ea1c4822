import { createServer, IncomingMessage } from 'http';
import type { AddressInfo } from 'net';
import { DescribedStacks } from './aws-cloudformation';
import { Tables } from './aws-dynamodb';
import { AwsFault, AwsFaults } from './aws-faults';
import { SecretVersions } from './aws-secret-versions';

/** The requests for secrets, parameters, objects, tables and stacks, in order. */
export interface Asked {
  readonly operation: string;
  readonly id: string;
}

/**
 * A local server in place of Secrets Manager, SSM, S3 and CloudFormation. It handles the requests of the real SDK with the real responses and
 * errors. `environment` directs functions to it.
 */
export class AwsServices {
  public static async open(): Promise<AwsServices> {
    const services = new AwsServices();
    await new Promise<void>((resolve) => services.server.listen(0, '127.0.0.1', resolve));
    return services;
  }

  /** All versions of a secret, the newest last, by its ARN or name. */
  public readonly secrets = new Map<string, string[]>();
  public readonly parameters = new Map<string, string>();
  /** Bytes by `bucket/key`. */
  public readonly objects = new Map<string, Buffer>();
  /** The stacks that CloudFormation describes. */
  public readonly stacks = new DescribedStacks();
  public readonly asked: Asked[] = [];
  /** Ids to which the role of the function has no access. */
  public readonly denied = new Set<string>();
  public readonly tables = new Tables();
  /** Called and awaited after a request for a secret or a parameter is handled, before the response. */
  public watchDone: (asked: Asked) => Promise<void> | void = () => undefined;
  public readonly faults = new AwsFaults();
  private readonly versions = new SecretVersions();
  private readonly server = createServer((request, response) => {
    void this.response(request).then(({ status, body, type }) =>
      response.writeHead(status, { 'Content-Type': type }).end(body),
    );
  });

  public get environment(): NodeJS.ProcessEnv {
    return {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      AWS_REGION: 'eu-central-1',
      AWS_MAX_ATTEMPTS: '1',
      AWS_ACCESS_KEY_ID: 'AKIATEST',
      AWS_SECRET_ACCESS_KEY: 'a secret access key',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    };
  }

  /** The newest version of a secret. */
  public newest(id: string): string | undefined {
    return this.secrets.get(id)?.at(-1);
  }

  public async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async response(
    request: IncomingMessage,
  ): Promise<{ readonly status: number; readonly body: string | Buffer; readonly type: string }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const described = DescribedStacks.inputOf(request.headers['content-type'], text);
    if (described) {
      this.asked.push(described);
      const fault = this.faults.next(described.operation, described.id);
      return fault
        ? DescribedStacks.faulty(fault)
        : this.stacks.describe(described.operation, described.id, this.denied.has(described.id));
    }
    const target = String(request.headers['x-amz-target'] ?? '');
    const operation = /\.(\w+)$/.exec(target)?.[1];
    if (!operation) return this.object(request);
    if (Tables.isFor(target)) {
      const toTable = JSON.parse(text) as Parameters<Tables['response']>[1];
      this.asked.push({ operation, id: toTable.TableName });
      const fault = this.faults.next(operation, toTable.TableName);
      const [status, body] = fault ? faulty(fault) : await this.tables.response(operation, toTable);
      return { status, body: JSON.stringify(body), type: 'application/x-amz-json-1.0' };
    }
    const input = JSON.parse(text) as Input & { readonly SecretId?: string; readonly Name?: string };
    const id = input.SecretId ?? input.Name ?? '';
    this.asked.push({ operation, id });
    const fault = this.faults.next(operation, id);
    const [status, body] = fault
      ? faulty(fault)
      : this.denied.has(id)
        ? refusal('AccessDeniedException')
        : this.operate(operation, id, input);
    await this.watchDone({ operation, id });
    return { status, body: JSON.stringify(body), type: 'application/x-amz-json-1.1' };
  }

  private operate(operation: string, id: string, input: Input): [number, object] {
    const versions = this.secrets.get(id);
    switch (operation) {
      case 'GetSecretValue':
        return versions ? this.versions.get(id, versions, input) : refusal('ResourceNotFoundException');
      case 'PutSecretValue':
        return versions ? this.versions.put(id, versions, input) : refusal('ResourceNotFoundException');
      case 'UpdateSecretVersionStage':
        return versions ? this.versions.move(id, versions, input) : refusal('ResourceNotFoundException');
      case 'GetParameter': {
        const value = this.parameters.get(id);
        return value === undefined
          ? refusal('ParameterNotFound')
          : [200, { Parameter: { Name: id, Type: 'SecureString', Value: value } }];
      }
      default:
        return refusal('UnknownOperationException');
    }
  }

  private object({ url = '' }: IncomingMessage) {
    const key = decodeURIComponent(url.split('?')[0].slice(1));
    this.asked.push({ operation: 'GetObject', id: key });
    const fault = this.faults.next('GetObject', key);
    if (fault) {
      return {
        status: fault.status ?? 400,
        body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${fault.type}</Code><Message>${messageOf(fault)}</Message></Error>`,
        type: 'application/xml',
      };
    }
    const bytes = this.objects.get(key);
    const missing =
      '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>';
    return bytes
      ? { status: 200, body: bytes, type: 'application/octet-stream' }
      : { status: 404, body: missing, type: 'application/xml' };
  }
}

interface Input {
  readonly SecretString?: string;
  readonly ClientRequestToken?: string;
  readonly VersionStage?: string;
  readonly VersionId?: string;
  readonly MoveToVersionId?: string;
  readonly RemoveFromVersionId?: string;
}

function faulty(fault: AwsFault): [number, object] {
  return [fault.status ?? 400, { __type: fault.type, message: messageOf(fault) }];
}

function messageOf({ type, message = `the local service returns ${type}` }: AwsFault): string {
  return message;
}

function refusal(type: string): [number, object] {
  return [400, { __type: type, message: `the local service returns ${type}` }];
}
