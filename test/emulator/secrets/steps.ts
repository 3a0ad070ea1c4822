import type { SecretsService } from '../../support/openbao';
import { typed } from './compared';
import type { Reported } from './compared';

/** One request to both services, in order. `<name>` stands for what an earlier response had. */
export interface Step {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** If absent, the root token; null for none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parts of the response to keep for later requests, by name, such as `auth.client_token`. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Fits further keys of this response whose values chance or time decides, such as ids that are keys. */
  readonly chance?: RegExp;
}

export type StepOptions = Pick<Step, 'token' | 'headers' | 'keep' | 'chance'>;

export const read = (path: string, options?: StepOptions): Step => ({ method: 'GET', path, ...options });
export const list = (path: string, options?: StepOptions): Step => ({ method: 'LIST', path, ...options });
export const write = (path: string, body: object = {}, options?: StepOptions): Step => ({
  method: 'POST',
  path,
  body,
  ...options,
});
export const remove = (path: string, options?: StepOptions): Step => ({ method: 'DELETE', path, ...options });
/** A write, and the read that follows it. */
export const kept = (path: string, ...bodies: readonly object[]): Step[] =>
  bodies.flatMap((body) => [write(path, body), read(path)]);
export const refused = (path: string, ...bodies: readonly object[]): Step[] => bodies.map((body) => write(path, body));

export function titleOf({ method, path: where, body, token, headers }: Step, number: number): string {
  const sent = [
    body && JSON.stringify(body),
    token === null ? 'without a token' : token && `with ${token}`,
    headers && JSON.stringify(headers),
  ];
  const text = [`${number}: ${method} ${where}`, ...sent.filter((part) => part)].join(' ');
  return text.replace(/-----BEGIN[^"]*/g, 'PEM');
}

/** Every response, in order. `chance` fits the keys whose values chance, time or the version of the server decides. */
export async function responsesTo(
  service: SecretsService,
  steps: readonly Step[],
  chance: RegExp,
): Promise<Reported[]> {
  const names = new Map<string, string>();
  const filled = (text: string) => text.replace(/<(\w+)>/g, (whole, name: string) => names.get(name) ?? whole);
  const reported: Reported[] = [];
  for (const [number, step] of steps.entries()) {
    const { method, path: where, token, headers, keep = {} } = step;
    const sent = step.body && (JSON.parse(filled(JSON.stringify(step.body))) as object);
    const { status, body } = await service.ask(method, filled(where), sent, {
      ...headers,
      ...(token === undefined ? {} : { 'X-Vault-Token': token && filled(token) }),
    });
    for (const [name, at] of Object.entries(keep)) {
      const found = at.split('.').reduce<any>((value, key) => value?.[key], body);
      if (found !== undefined) names.set(name, String(found));
    }
    const { errors, warnings, data, auth, wrap_info } = body ?? {};
    const shown = Object.entries({ data, auth, wrap_info }).filter(([, value]) => value);
    reported.push({
      ask: titleOf(step, number),
      status,
      ...(errors ? { errors } : {}),
      ...(warnings ? { warnings } : {}),
      ...Object.fromEntries(
        shown.map(([name, value]) => [
          name,
          typed(value, step.chance ? new RegExp(`${chance.source}|${step.chance.source}`) : chance),
        ]),
      ),
    });
  }
  return reported;
}
