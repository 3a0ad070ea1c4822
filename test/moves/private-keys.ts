import { createPrivateKey, generateKeyPairSync } from 'crypto';

/** In a JSON text, where a line ends with `\n`. */
const KEY = /-----BEGIN (?:EC )?PRIVATE KEY-----(?:\\n|[A-Za-z0-9+/=])*-----END (?:EC )?PRIVATE KEY-----/g;
const STAND_IN = /private key \d+ \((pkcs8|sec1), (\w+)\)/g;

/** Replaces the private keys in a JSON text by their kinds: a repository should contain no key. */
export function withoutPrivateKeys(json: string): string {
  const known = new Map<string, string>();
  return json.replace(KEY, (escaped) => {
    const standIn = known.get(escaped) ?? standInOf(known.size + 1, JSON.parse(`"${escaped}"`) as string);
    known.set(escaped, standIn);
    return standIn;
  });
}

function standInOf(number: number, pem: string): string {
  const curve = createPrivateKey(pem).asymmetricKeyDetails?.namedCurve;
  if (curve === undefined) throw new Error('Only keys of elliptic curves are known here.');
  return `private key ${number} (${pem.includes('BEGIN EC') ? 'sec1' : 'pkcs8'}, ${curve})`;
}

/** Puts new keys of the same kinds in their places. Nothing that is moved signs with them. */
export function withPrivateKeys(json: string): string {
  const made = new Map<string, string>();
  return json.replace(STAND_IN, (standIn, type: 'pkcs8' | 'sec1', namedCurve: string) => {
    const key =
      made.get(standIn) ?? generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type, format: 'pem' });
    made.set(standIn, String(key));
    return JSON.stringify(String(key).trim()).slice(1, -1);
  });
}
