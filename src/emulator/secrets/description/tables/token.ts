/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const TOKEN = `
accessors sudo
 list token-list-accessors
create
 post token-create display_name entity_alias explicit_max_ttl id lease:text! meta:pairs no_default_policy:bool
    no_parent:bool num_uses:int period policies:list renewable:bool=true ttl type
create-orphan
 post token-create-orphan =token-create
create/{role_name}
 post token-create-against-role =token-create
lookup
 get token-look-up-get
 post token-look-up-update token
lookup-accessor
 post token-look-up-by-accessor accessor
lookup-self
 get token-look-up-self-get
 post token-look-up-self-update token
renew
 post token-renew increment:seconds=0 token
renew-accessor
 post token-renew-accessor accessor increment:seconds=0
renew-self
 post token-renew-self =token-renew
revoke
 post token-revoke token
revoke-accessor
 post token-revoke-accessor accessor
revoke-orphan
 post token-revoke-orphan token
revoke-self
 post token-revoke-self
roles
 list token-list-roles
roles/{role_name} create
 get token-read-role
 post token-write-role allowed_entity_aliases:list allowed_policies:list allowed_policies_glob:list
    bound_cidrs:list! disallowed_policies:list disallowed_policies_glob:list explicit_max_ttl:seconds!
    orphan:bool path_suffix period:seconds! renewable:bool=true token_bound_cidrs:list
    token_explicit_max_ttl:seconds token_no_default_policy:bool token_num_uses:int token_period:seconds
    token_type:text=default-service
 delete token-delete-role
`;
