import { readFileSync } from 'fs';
import * as path from 'path';

export interface ControlExample {
  readonly request: string;
  readonly body?: string;
  readonly status: number;
  readonly response?: unknown;
}

const PAGE = readFileSync(path.join(__dirname, '..', '..', 'docs', 'emulator.md'), 'utf8');

/** The requests to control endpoints that the documentation shows, with their responses. */
export const CONTROL_EXAMPLES: readonly ControlExample[] = [...PAGE.matchAll(/```http\n(.+)\n([^]*?)\n```/g)].map(
  ([, request, rest]) => {
    const [body, status, response] = /^([^]*?)\n?\n(\d{3})(?:\n([^]+))?$/.exec(rest)!.slice(1);
    return { request, body: body || undefined, status: Number(status), response: response && JSON.parse(response) };
  },
);
