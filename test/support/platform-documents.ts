import type { TestEmulator } from './emulator';

/** The status of a response, its data and the rest of its document. */
export interface Answer {
  readonly status: number;
  readonly data: any;
  readonly body: any;
  /** The pointers and the sentences of an error document. */
  readonly problems: readonly string[];
}

export type Send = (method: string, path: string, body?: unknown, token?: string) => Promise<Answer>;

/** Sends documents; paths are below `/api/v2`, or begin with `/_`. */
export function sender(emulator: () => TestEmulator): Send {
  return async (method, path, body, token) => {
    const target = path.startsWith('/_') ? path : `/api/v2/${path}`;
    const { status, body: answer } = await emulator().request(method, target, { body, token });
    const errors: any[] = answer?.errors ?? [];
    const problems = errors.map(({ source, detail, title }) => `${source?.pointer ?? ''} ${detail ?? title}`.trim());
    return { status, data: answer?.data, body: answer, problems };
  };
}

/** A document of one object. */
export function object(type: string, attributes: object = {}, relationships: object = {}) {
  return { data: { type, attributes, relationships } };
}

export function one(type: string, id: string) {
  return { data: { type, id } };
}

export function list(type: string, ...ids: readonly string[]) {
  return { data: ids.map((id) => ({ type, id })) };
}
