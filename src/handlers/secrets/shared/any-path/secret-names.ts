const SECRET =
  /(?:^|_)(?:password|passwd|passphrase|secret|token|private_key|pem_bundle|secret_key|api_key|credentials?)$/i;

/** Whether a member is secret by its name. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
