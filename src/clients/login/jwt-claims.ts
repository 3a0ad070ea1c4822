/** The claims of a JWT that messages may show. The signature is not verified: the service does that. */
import { isObject } from '../json-api';

export interface Claims {
  readonly issuer?: string;
  readonly audiences: readonly string[];
  /** Milliseconds since 1970. */
  readonly expires?: number;
  /** The names of all claims. */
  readonly names: readonly string[];
  /** Texts of further claims that no message may show. */
  readonly hidden: readonly string[];
}

/** Undefined if the text is not a JWT. */
export function readClaims(jwt: string): Claims | undefined {
  const parts = jwt.split('.');
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return undefined;
  let claims: unknown;
  try {
    claims = JSON.parse(Buffer.from(parts[1]!, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!isObject(claims)) return undefined;
  const { iss, aud, exp, ...others } = claims;
  return {
    ...(typeof iss === 'string' && { issuer: iss }),
    audiences: (Array.isArray(aud) ? aud : [aud]).filter((one): one is string => typeof one === 'string'),
    ...(typeof exp === 'number' && Number.isFinite(exp) && { expires: exp * 1000 }),
    names: Object.keys(claims),
    hidden: textsIn(others).filter((text) => text.length >= SHORTEST),
  };
}

/** Shorter texts are also parts of ordinary words. */
const SHORTEST = 8;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
