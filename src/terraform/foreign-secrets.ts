/** Resources of the Vault provider whose state is a secret, which Lintel keeps in no state, and what to do instead. */
const INSTEAD: { readonly [type: string]: string } = {
  vault_token: 'Use the ephemeral resource `lintel_secrets_token`',
  vault_approle_auth_backend_login: 'Use the block `login` of the provider',
  vault_pki_secret_backend_config_ca:
    'Import the issuer into `lintel_pki_issuer`, or into `lintel_pki_root` if it is self-signed, by `<mount>/issuer/<id or name>`',
};

/** Why state of a type is not taken over. Undefined if it is for no reason of its own. */
export function explainForeignSecret(type: string): string | undefined {
  const instead = Object.hasOwn(INSTEAD, type) ? INSTEAD[type] : undefined;
  return (
    instead &&
    `State of ${type} is not taken over, because it contains a secret, and Lintel keeps none in state. ${instead}, and end the resource with a \`removed\` block of its own provider.`
  );
}
