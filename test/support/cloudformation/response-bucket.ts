import { createServer } from 'https';
import type { AddressInfo } from 'net';
import { createCertificates } from '../../../src/emulator/certificates';

/** A response to CloudFormation. */
export interface Responded {
  readonly Status: 'SUCCESS' | 'FAILED';
  readonly Reason?: string;
  readonly PhysicalResourceId: string;
  readonly StackId: string;
  readonly RequestId: string;
  readonly LogicalResourceId: string;
  readonly NoEcho?: boolean;
  readonly Data?: { readonly [name: string]: unknown };
}

/** One response as it was received. */
export interface Delivery {
  readonly contentType: string | undefined;
  readonly text: string;
}

/** A local HTTPS server in place of the bucket for responses, which accepts and refuses the same requests. */
export class ResponseBucket {
  public static async open(): Promise<ResponseBucket> {
    const { ca, key, certificate } = await createCertificates();
    const bucket = new ResponseBucket(ca, createServer({ key, cert: certificate }));
    await new Promise<void>((resolve) => bucket.server.listen(0, '127.0.0.1', resolve));
    return bucket;
  }

  private readonly deliveries = new Map<string, Delivery[]>();
  private counter = 0;

  private constructor(
    public readonly ca: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const deliveries = this.deliveries.get(request.url!);
        const contentType = request.headers['content-type'];
        // The address is signed for a PUT without a content type.
        const isSigned =
          request.method === 'PUT' &&
          deliveries !== undefined &&
          !contentType &&
          request.headers['content-length'] !== undefined;
        if (isSigned) deliveries.push({ contentType, text: Buffer.concat(chunks).toString('utf8') });
        response.writeHead(isSigned ? 200 : 403).end();
      });
    });
  }

  /** A new presigned address. `signedAt` is when CloudFormation sent the request. */
  public address(signedAt = new Date()): string {
    const date = signedAt.toISOString().replace(/[-:]|\.\d+/g, '');
    const path = `/answer-${++this.counter}?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=${date}&X-Amz-Expires=7200&X-Amz-Signature=presigned-${this.counter}`;
    this.deliveries.set(path, []);
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** The responses to an address. */
  public at(address: string): readonly Delivery[] {
    const { pathname, search } = new URL(address);
    return this.deliveries.get(pathname + search) ?? [];
  }

  public async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
