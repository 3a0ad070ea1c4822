/** Resources of the Vault provider whose state is a secret, which Lintel does not store in state, and the alternatives. */
const INSTEAD: { readonly [type: string]: string } = {
  vault_token: 'Use the ephemeral resource `lintel_secrets_token`',
  vault_approle_auth_backend_login: 'Use the block `login` of the provider',
  vault_pki_secret_backend_config_ca:
    'Import the issuer into `lintel_pki_issuer`, or into `lintel_pki_root` if it is self-signed, by `<mount>/issuer/<id or name>`',
};

/** The reason why state of a type is not taken over. Undefined if there is no specific reason. */
export function explainForeignSecret(type: string): string | undefined {
  const instead = Object.hasOwn(INSTEAD, type) ? INSTEAD[type] : undefined;
  return (
    instead &&
    `State of ${type} is not taken over, because it contains a secret, and Lintel keeps none in state. ${instead}, and end the resource with a \`removed\` block of its own provider.`
  );
}
