import type { Reply } from '../exchange';

/** What a handler throws where it refuses; the service answers it. */
export class SecretsRefusal extends Error {
  constructor(readonly status: number, readonly texts: readonly string[]) {
    super(texts.join('; '));
  }
}

/** A mistake of the caller, in the service's words. */
export function badRequest(text: string): SecretsRefusal {
  return new SecretsRefusal(400, [text]);
}

/** What the service takes for its own failure; many a mistake of the caller is among it. */
export function failure(text: string): SecretsRefusal {
  return new SecretsRefusal(500, [wrapped(text)]);
}

/** There is no such thing, or nothing to list. */
export function absent(): SecretsRefusal {
  return new SecretsRefusal(404, []);
}

export function unsupportedPath(): SecretsRefusal {
  return new SecretsRefusal(404, [wrapped('unsupported path')]);
}

export function unsupportedOperation(): SecretsRefusal {
  return new SecretsRefusal(405, [wrapped('unsupported operation')]);
}

export function refusalResponse({ status, texts }: SecretsRefusal): Reply {
  return { status, body: { errors: texts } };
}

function wrapped(text: string): string {
  return `1 error occurred:\n\t* ${text}\n\n`;
}
