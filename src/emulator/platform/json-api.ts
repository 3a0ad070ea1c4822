import type { Reply } from '../exchange';

/** One entry of an error document. */
export interface Problem {
  readonly status: string;
  readonly title: string;
  readonly detail?: string;
  readonly source?: { readonly pointer: string } | { readonly parameter: string };
}

/** The service refuses a request. The response is an error document. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problems: readonly Problem[],
  ) {
    super(problems.map(({ title, detail }) => detail ?? title).join(' '));
  }
}

export interface Identifier {
  readonly id: string;
  readonly type: string;
}

export type Relationship =
  | { readonly data: Identifier | readonly Identifier[] | null }
  | { readonly links: { readonly related: string } };

export interface ResourceDocument extends Identifier {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<Record<string, Relationship>>;
  readonly links?: Readonly<Record<string, string>>;
}

/** The members next to `data`. */
export interface DocumentParts {
  readonly included?: readonly ResourceDocument[];
  readonly links?: Readonly<Record<string, string | null>>;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export const CONTENT_TYPE = 'application/vnd.api+json';
const HEADERS = { 'Content-Type': `${CONTENT_TYPE}; charset=utf-8` };

export function documentResponse(
  status: number,
  data: ResourceDocument | readonly ResourceDocument[],
  parts: DocumentParts = {},
): Reply {
  return { status, headers: HEADERS, body: { data, ...parts } };
}

/** The registry-standard interface reports errors as strings. */
export function textRefusalResponse({ status, problems }: Refusal): Reply {
  return { status, body: { errors: problems.map(({ title, detail }) => detail ?? title) } };
}

export function refusalResponse({ status, problems }: Refusal): Reply {
  return { status, headers: HEADERS, body: { errors: problems } };
}

/** Missing or not permitted: the platform does not distinguish the two. */
export function notFound(): Refusal {
  return new Refusal(404, [{ status: '404', title: 'not found' }]);
}

export function unauthorized(): Refusal {
  return new Refusal(401, [{ status: '401', title: 'unauthorized' }]);
}

export function forbidden(detail: string): Refusal {
  return new Refusal(403, [{ status: '403', title: 'forbidden', detail }]);
}

export function conflict(detail: string): Refusal {
  return new Refusal(409, [{ status: '409', title: 'conflict', detail }]);
}

export function unsupportedMediaType(): Refusal {
  return new Refusal(415, [
    { status: '415', title: 'unsupported media type', detail: `The content type must be ${CONTENT_TYPE}.` },
  ]);
}

export function badRequest(detail: string, parameter?: string): Refusal {
  return new Refusal(400, [
    { status: '400', title: 'bad request', detail, ...(parameter ? { source: { parameter } } : {}) },
  ]);
}

/** Returns one 422 entry for the member named by the pointer. */
export function invalid(pointer: string, detail: string): Problem {
  return { status: '422', title: 'invalid attribute', detail, source: { pointer } };
}

/** Throws a 422 with all problems, if there are any. */
export function refuseIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Refusal(422, problems);
}
