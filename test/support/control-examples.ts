import { EMULATOR_PAGES } from './emulator-pages';

export interface ControlExample {
  readonly request: string;
  readonly body?: string;
  readonly status: number;
  readonly response?: unknown;
}

/** The requests to control endpoints that the documentation shows, with their responses. */
export const CONTROL_EXAMPLES: readonly ControlExample[] = [
  ...EMULATOR_PAGES.matchAll(/```http\n(.+)\n([^]*?)\n```/g),
].map(([, request, rest]) => {
  const [body, status, response] = /^([^]*?)\n?\n(\d{3})(?:\n([^]+))?$/.exec(rest)!.slice(1);
  return { request, body: body || undefined, status: Number(status), response: response && JSON.parse(response) };
});
