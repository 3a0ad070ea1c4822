/** Resources of the Vault provider whose state is a secret, which Lintel keeps in no state, and what there is instead. */
const INSTEAD: { readonly [type: string]: string } = {
  vault_token: 'the ephemeral resource `lintel_secrets_token`',
  vault_approle_auth_backend_role_secret_id: 'the ephemeral resource `lintel_approle_secret_id`',
  vault_approle_auth_backend_login: 'the block `login` of the provider',
};

/** Why state of a type is not taken over. Undefined if it is for no reason of its own. */
export function explainForeignSecret(type: string): string | undefined {
  const instead = Object.hasOwn(INSTEAD, type) ? INSTEAD[type] : undefined;
  return (
    instead &&
    `State of ${type} is not taken over, because it contains a secret, and Lintel keeps none in state. Use ${instead}, and end the resource with a \`removed\` block of its own provider.`
  );
}
