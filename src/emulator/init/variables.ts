import { randomUUID } from 'crypto';

/** A response that later requests in the file may refer to. */
export interface NamedResponse {
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed, if it is JSON. */
  readonly body: unknown;
}

const REFERENCE = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** The variables of one file. */
export class Variables {
  private readonly values: Map<string, string>;
  private readonly responses = new Map<string, NamedResponse>();

  constructor(given: Readonly<Record<string, string>>) {
    this.values = new Map(Object.entries(given));
  }

  set(name: string, value: string): void {
    this.values.set(name, value);
  }

  setResponse(name: string, response: NamedResponse): void {
    this.responses.set(name, response);
  }

  /** Replaces every reference. `missing` returns the replacement for references without a value. */
  replace(text: string, missing: (reference: string) => string): string {
    return text.replace(REFERENCE, (whole, reference: string) => this.valueOf(reference) ?? missing(whole));
  }

  private valueOf(reference: string): string | undefined {
    const [, variable] = /^\$(?:processEnv\s+|env\.)%?(\w+)$/.exec(reference) ?? [];
    if (variable !== undefined) return process.env[variable];
    if (['$guid', '$uuid', '$random.uuid'].includes(reference)) return randomUUID();
    if (reference === '$timestamp') return String(Math.floor(Date.now() / 1000));
    return this.values.get(reference) ?? this.partOfResponse(reference);
  }

  private partOfResponse(reference: string): string | undefined {
    const [, name = '', part, path = ''] = /^(\w+)\.response\.(body|headers)\.(.+)$/.exec(reference) ?? [];
    const response = this.responses.get(name);
    if (!response) return undefined;
    if (part === 'headers') return response.headers[path.toLowerCase()];
    const found = path === '*' ? response.body : memberAt(response.body, path.replace(/^\$\.?/, ''));
    if (found === undefined || found === null) return undefined;
    return typeof found === 'object' ? JSON.stringify(found) : String(found);
  }
}

/** Follows a path such as `data.keys[0]`. */
function memberAt(value: unknown, path: string): unknown {
  let found = value;
  for (const [, name, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    const key = name ?? index ?? '';
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}
