import type { Reply } from '../exchange';

/** One entry of an error document. */
export interface Problem {
  readonly status: string;
  readonly title: string;
  readonly detail?: string;
  readonly source?: { readonly pointer: string } | { readonly parameter: string };
}

/** The service does not do what was asked; it is answered as an error document. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly problems: readonly Problem[]) {
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

/** What goes beside `data`. */
export interface DocumentParts {
  readonly included?: readonly ResourceDocument[];
  readonly links?: Readonly<Record<string, string | null>>;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export const CONTENT_TYPE = 'application/vnd.api+json';
const HEADERS = { 'Content-Type': `${CONTENT_TYPE}; charset=utf-8` };

export function documentResponse(status: number, data: ResourceDocument | readonly ResourceDocument[], parts: DocumentParts = {}): Reply {
  return { status, headers: HEADERS, body: { data, ...parts } };
}

/** The registry-standard interface has texts for errors. */
export function textRefusalResponse({ status, problems }: Refusal): Reply {
  return { status, body: { errors: problems.map(({ title, detail }) => detail ?? title) } };
}

export function refusalResponse({ status, problems }: Refusal): Reply {
  return { status, headers: HEADERS, body: { errors: problems } };
}

/** Absent, or not permitted: the platform does not tell them apart. */
export function notFound(): Refusal {
  return new Refusal(404, [{ status: '404', title: 'not found' }]);
}

export function unauthorized(): Refusal {
  return new Refusal(401, [{ status: '401', title: 'unauthorized' }]);
}

export function forbidden(detail: string): Refusal {
  return new Refusal(403, [{ status: '403', title: 'forbidden', detail }]);
}

export function unsupportedMediaType(): Refusal {
  return new Refusal(415, [{ status: '415', title: 'unsupported media type', detail: `The content type must be ${CONTENT_TYPE}.` }]);
}

export function badRequest(detail: string, parameter?: string): Refusal {
  return new Refusal(400, [{ status: '400', title: 'bad request', detail, ...(parameter ? { source: { parameter } } : {}) }]);
}

/** One entry of a 422: what is wrong with what the pointer names. */
export function invalid(pointer: string, detail: string): Problem {
  return { status: '422', title: 'invalid attribute', detail, source: { pointer } };
}

/** Throws the 422 with every entry, if there is any. */
export function refuseIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Refusal(422, problems);
}
