import { createServer, IncomingMessage, ServerResponse } from 'http';
import type { AddressInfo } from 'net';
import { IdentityProvider } from './identity-provider';

/** A comment or an issue, by its number. `text` is its body, whatever the forge calls it. */
export interface Post {
  readonly id: number;
  text: string;
  open: boolean;
}

export const TOKENS = {
  github: 'a token of the run',
  comment: 'a token for comments',
  job: 'a token of the job',
  team: 'a token that reads teams',
};

/** The parts of both forges' APIs that the pipelines use. Other requests receive 404; requests without a token receive 401. */
export class Forge {
  public static async open(): Promise<Forge> {
    const forge = new Forge(await IdentityProvider.open());
    await new Promise<void>((resolve) => forge.server.listen(0, '127.0.0.1', resolve));
    return forge;
  }

  public readonly comments: Post[] = [];
  public readonly issues: Post[] = [];
  /** The write requests, in order. */
  public readonly changes: string[] = [];
  /** The artifacts of the pipelines, by name. */
  public readonly kept = new Map<string, Buffer>();
  /** Who has approved the pull request, with these words. */
  public readonly approvals: Approval[] = [];
  /** The members of the team `platform-owners`. */
  public readonly owners: string[] = [];
  /** The number of comments by other users before ours. */
  public foreign = 0;

  private constructor(public readonly identities: IdentityProvider) {}

  private readonly server = createServer((request, response) => void this.serve(request, response));

  public get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  public async close(): Promise<void> {
    await this.identities.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url!, this.address);
    const reply = isAllowed(request)
      ? this.response(request.method!, pathname, searchParams, Buffer.concat(chunks))
      : 401;
    if (typeof reply === 'number') {
      response.writeHead(reply).end();
    } else if (Buffer.isBuffer(reply)) {
      response.writeHead(200).end(reply);
    } else {
      if (request.method !== 'GET') {
        this.changes.push(`${request.method} ${pathname.replace(/^\/(repos\/acme\/infrastructure|projects\/42)/, '')}`);
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply));
    }
  }

  private response(method: string, path: string, query: URLSearchParams, body: Buffer): object | number {
    const [, resource] = /^\/(?:repos\/acme\/infrastructure|projects\/42)\/(.+)$/.exec(path) ?? [];
    const approved = this.approved(path);
    if (approved !== undefined) return approved;
    const kept = /^packages\/generic\/reviewed-plans\/(.+)$/.exec(resource ?? '')?.[1];
    if (kept !== undefined) return this.keep(method, kept, body);
    const sent = body.length > 0 ? (JSON.parse(body.toString()) as Sent) : {};
    const [collection, id] =
      /^(issues\/7\/comments|merge_requests\/7\/notes|issues)(?:\/(\d+))?$/
        .exec((resource ?? '').replace(/^issues\/comments/, 'issues/7/comments'))
        ?.slice(1) ?? [];
    if (resource === 'actions/artifacts') return this.artifacts(query.get('name')!);
    if (collection === undefined) return 404;
    return this.post(method, collection === 'issues' ? this.issues : this.comments, id, sent, query);
  }

  /** Reviews, approvals and members, as each forge has them. Undefined for another path. */
  private approved(path: string): object | number | undefined {
    const users = this.approvals.map(({ user }, id) => ({ login: user, username: user, id }));
    if (path.endsWith('/pulls/7/reviews')) {
      return this.approvals.map(({ words, state = 'APPROVED' }, index) => ({ user: users[index], body: words, state }));
    }
    if (path.endsWith('/merge_requests/7/approvals')) return { approved_by: users.map((user) => ({ user })) };
    const [, member] =
      /^\/(?:orgs\/acme\/teams\/platform-owners\/memberships|groups\/platform-owners\/members\/all)\/(.+)$/.exec(
        path,
      ) ?? [];
    if (member === undefined) return undefined;
    const name = users.find(({ login, id }) => [login, String(id)].includes(member))?.login;
    return name !== undefined && this.owners.includes(name) ? { state: 'active' } : 404;
  }

  private post(
    method: string,
    posts: Post[],
    id: string | undefined,
    sent: Sent,
    query: URLSearchParams,
  ): object | number {
    if (method === 'GET') return this.page(posts, query);
    const text = sent.body ?? sent.description ?? '';
    const isNew = method === 'POST';
    const found = isNew ? { id: posts.length + 1, text, open: true } : posts.find((post) => String(post.id) === id);
    if (!found) return 404;
    if (isNew) posts.push(found);
    found.text = text;
    found.open = sent.state !== 'closed' && sent.state_event !== 'close' && found.open;
    return shown(found);
  }

  private page(posts: readonly Post[], query: URLSearchParams): object {
    const others = Array.from({ length: posts === this.comments ? this.foreign : 0 }, (_, index) => ({
      id: 10_000 + index,
      text: 'Looks good to me.',
      open: true,
    }));
    const notes = posts === this.comments ? this.approvals : [];
    const all = [
      ...[...others, ...posts].filter(({ open }) => open).map(shown),
      ...notes.map(({ user, words }) => ({ author: { username: user }, body: words })),
    ];
    const [size, page] = [Number(query.get('per_page')), Number(query.get('page') ?? 1)];
    return all.slice((page - 1) * size, page * size);
  }

  private keep(method: string, name: string, body: Buffer): object | number {
    if (method === 'PUT') this.kept.set(name, body);
    return this.kept.get(name) ?? 404;
  }

  /** The list still contains an older artifact of the same name, which must not be used. */
  private artifacts(name: string): object {
    const artifact = (id: number, expired: boolean) => ({ id, expired, workflow_run: { id: id + 1_000 } });
    return { artifacts: this.kept.has(name) ? [artifact(1, true), artifact(2, false), artifact(3, false)] : [] };
  }
}

/** An approval. `state` is that of a review on GitHub. */
export interface Approval {
  readonly user: string;
  readonly words: string;
  readonly state?: string;
}

/** The run of the newest artifact. */
export const NEWEST_RUN = '1003';

interface Sent {
  readonly body?: string;
  readonly description?: string;
  readonly state?: string;
  readonly state_event?: string;
}

function shown({ id, text }: Post): object {
  return { id, number: id, iid: id, body: text, description: text };
}

function isAllowed({ headers, url }: IncomingMessage): boolean {
  if (url!.startsWith('/orgs/')) return headers.authorization === `Bearer ${TOKENS.team}`;
  if (url!.startsWith('/repos/')) return headers.authorization === `Bearer ${TOKENS.github}`;
  return url!.includes('/packages/')
    ? headers['job-token'] === TOKENS.job
    : headers['private-token'] === TOKENS.comment;
}
