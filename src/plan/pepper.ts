import { createHmac } from 'crypto';
import { registerSecret } from './known-secrets';

/** A shorter one could be guessed together with what it is to protect. */
const SHORTEST = 16;

/** What a team mixes into hashes and keeps out of the state; undefined where it keeps none. */
export function pepper(): string | undefined {
  const value = process.env.LINTEL_STATE_PEPPER;
  if (!value) return undefined;
  registerSecret(value);
  if (value.length < SHORTEST) throw new WeakPepper();
  return value;
}

/**
 * Tells one pepper from another and gives nearly nothing of it away: 16 bits, the same ones in every hash, so that no number of them
 * helps to find it.
 */
export function pepperFingerprint(): string {
  return createHmac('sha256', pepper()!).update('lintel state pepper').digest('hex').slice(0, 4);
}

class WeakPepper extends Error {
  constructor() {
    super(`LINTEL_STATE_PEPPER is too short: it must have at least ${SHORTEST} characters, best random ones, such as \`openssl rand -base64 32\` writes them.`);
    this.name = 'InvalidEnvironment';
  }
}

/** Whether nothing of a secret may be kept in the state, not even a hash: then a version has to say when it changes. */
export function mayHash(): boolean {
  return process.env.LINTEL_STATE_HASHES !== 'off';
}
