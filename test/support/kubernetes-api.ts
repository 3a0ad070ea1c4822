import { createServer } from 'http';
import type { AddressInfo } from 'net';

/** A cluster's API that keeps what is created in it, and issues any token. */
export interface KubernetesApi {
  readonly address: string;
  /** The paths of the objects that exist. */
  objects(): readonly string[];
  close(): Promise<void>;
}

/** By the last segment of the path. */
const KINDS: { readonly [collection: string]: readonly [kind: string, apiVersion: string] } = {
  serviceaccounts: ['ServiceAccount', 'v1'],
  roles: ['Role', 'rbac.authorization.k8s.io/v1'],
  rolebindings: ['RoleBinding', 'rbac.authorization.k8s.io/v1'],
  token: ['TokenRequest', 'authentication.k8s.io/v1'],
};

/** The service reads its times only. */
const TOKEN = [{ alg: 'RS256' }, { iat: 1, exp: 3601 }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

export async function startKubernetesApi(): Promise<KubernetesApi> {
  const objects = new Set<string>();
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://cluster').pathname;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      if (request.method === 'DELETE') return answer(objects.delete(path) ? 200 : 404, { kind: 'Status' });
      // Clients send some objects in protobuf, in which only the name is of interest here.
      const name = /v-[\w-]+/.exec(Buffer.concat(chunks).toString('latin1'))?.[0] ?? '';
      const [kind, apiVersion] = KINDS[path.split('/').at(-1)!]!;
      if (kind !== 'TokenRequest') objects.add(`${path}/${name}`);
      return answer(201, {
        kind,
        apiVersion,
        metadata: { name, uid: '1' },
        ...(kind === 'TokenRequest' ? { status: { token: TOKEN, expirationTimestamp: '2100-01-01T00:00:00Z' } } : {}),
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: () => [...objects],
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
