const SECRET = /(?:^|[-_])(?:password|passphrase|secret|token|credentials?|oauth-token-string)$|[-_]key$/i;

/** Whether a member is secret by its name: `key` alone is the name of a variable or of a tag. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
