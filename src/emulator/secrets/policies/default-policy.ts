/** The policy that every token has unless it was left out: it covers what tokens may do about themselves. */
export const DEFAULT_POLICY = `# A token may look itself up, renew itself and give itself back.
path "auth/token/lookup-self" { capabilities = ["read"] }
path "auth/token/renew-self" { capabilities = ["update"] }
path "auth/token/revoke-self" { capabilities = ["update"] }

# It may ask what it may do.
path "sys/capabilities-self" { capabilities = ["update"] }
path "sys/internal/ui/resultant-acl" { capabilities = ["read"] }
path "identity/entity/id/{{identity.entity.id}}" { capabilities = ["read"] }

# It may look up and renew leases whose id it knows.
path "sys/renew" { capabilities = ["update"] }
path "sys/leases/renew" { capabilities = ["update"] }
path "sys/leases/lookup" { capabilities = ["update"] }

# It has a cubbyhole, and may wrap and unwrap.
path "cubbyhole/*" { capabilities = ["create", "read", "update", "delete", "list"] }
path "sys/wrapping/wrap" { capabilities = ["update"] }
path "sys/wrapping/lookup" { capabilities = ["update"] }
path "sys/wrapping/unwrap" { capabilities = ["update"] }

# General purpose tools.
path "sys/tools/hash" { capabilities = ["update"] }
path "sys/tools/hash/*" { capabilities = ["update"] }
`;
