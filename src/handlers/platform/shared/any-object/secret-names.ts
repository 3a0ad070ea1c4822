const SECRET = /(?:^|[-_])(?:password|passphrase|secret|token|credentials?|oauth-token-string)$|[-_]key$/i;

/** Whether the member's name suggests a secret. `key` alone is the name of a variable or of a tag. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
