const SECRET =
  /(?:^|_)(?:password|passwd|passphrase|secret|token|private_key|pem_bundle|secret_key|api_key|credentials?)$/i;

/** Whether the member's name suggests a secret. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
