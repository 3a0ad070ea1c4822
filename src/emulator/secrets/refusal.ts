import type { Reply } from '../exchange';

/** Thrown by a handler to refuse a request. */
export class SecretsRefusal extends Error {
  constructor(
    readonly status: number,
    readonly texts: readonly string[],
  ) {
    super(texts.join('; '));
  }
}

/** The caller's error, in the service's words. */
export function badRequest(text: string): SecretsRefusal {
  return new SecretsRefusal(400, [text]);
}

/** A field has a value of the wrong type. If the service checks first whether the object exists, it reports only the reason. */
export class FieldRefusal extends SecretsRefusal {
  constructor(readonly reason: string) {
    super(400, [`Field validation failed: ${reason}`]);
  }
}

/** An error that the service reports as its own, even though many are caused by callers. */
export function failure(text: string): SecretsRefusal {
  return new SecretsRefusal(500, [wrapped(text)]);
}

/** An engine refuses to renew a lease. */
export function renewalRefusal(text: string): SecretsRefusal {
  return badRequest(`failed to renew entry: resp: (*logical.Response)(nil) err: ${text}`);
}

/** The object does not exist, or the list is empty. */
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

/** A known token lacks the permission. */
export function permissionDenied(): SecretsRefusal {
  return new SecretsRefusal(403, [wrapped('permission denied')]);
}

/** A refusal whose text the service wraps, as for some paths. */
export function wrappedRefusal(status: number, text: string): SecretsRefusal {
  return new SecretsRefusal(status, [wrapped(text)]);
}
