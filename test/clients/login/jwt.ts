import { createHmac } from 'crypto';

/** A JWT with these claims, which nobody verifies. */
export function jwtWith(claims: Record<string, unknown>): string {
  const head = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return [...head, createHmac('sha256', 'nobody').update(head.join('.')).digest('base64url')].join('.');
}
