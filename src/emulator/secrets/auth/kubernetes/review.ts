import { outgoing } from '../outgoing';
import type { ReviewConfiguration } from './config';

/** A service account whose token the cluster accepted. */
export interface ServiceAccount {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
}

/** The cluster rejects the token. */
export class Unauthenticated extends Error {}

/**
 * Asks the cluster to review a token for the given audiences, using the reviewer's token, or else the token itself. Rejects if the cluster cannot be
 * reached or does not accept the token.
 */
export async function reviewToken(
  { host, caCert, reviewerJwt }: ReviewConfiguration,
  token: string,
  audiences: readonly string[],
): Promise<ServiceAccount> {
  const answer = (await outgoing({
    url: `${host.replace(/\/$/, '')}/apis/authentication.k8s.io/v1/tokenreviews`,
    ca: caCert,
    bearer: reviewerJwt || token,
    body: {
      apiVersion: 'authentication.k8s.io/v1',
      kind: 'TokenReview',
      spec: { token, ...(audiences.length > 0 ? { audiences } : {}) },
    },
  })) as {
    readonly status?: { readonly authenticated?: unknown; readonly user?: unknown; readonly audiences?: unknown };
  };
  const { username, uid } = (answer.status?.user ?? {}) as { readonly username?: unknown; readonly uid?: unknown };
  const [, namespace, name] = /^system:serviceaccount:([^:]+):([^:]+)$/.exec(String(username)) ?? [];
  if (answer.status?.authenticated !== true || namespace === undefined || name === undefined) {
    throw new Unauthenticated('lookup failed: service account unauthorized; this could mean it has been deleted');
  }
  const valid = Array.isArray(answer.status.audiences) ? answer.status.audiences : [];
  if (audiences.length > 0 && !audiences.some((audience) => valid.includes(audience))) {
    throw new Unauthenticated('the token is not for these audiences');
  }
  return { namespace, name, uid: typeof uid === 'string' ? uid : '' };
}

/** The labels of a namespace of the cluster. */
export async function namespaceLabels(
  { host, caCert, reviewerJwt }: ReviewConfiguration,
  token: string,
  namespace: string,
): Promise<Readonly<Record<string, string>>> {
  const url = `${host.replace(/\/$/, '')}/api/v1/namespaces/${encodeURIComponent(namespace)}`;
  const answer = (await outgoing({ url, ca: caCert, bearer: reviewerJwt || token })) as {
    readonly metadata?: { readonly labels?: Readonly<Record<string, string>> };
  };
  return answer.metadata?.labels ?? {};
}
