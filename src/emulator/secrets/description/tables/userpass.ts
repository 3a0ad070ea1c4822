/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const USERPASS = `
login/{username} open
 post userpass-login password
users
 list userpass-list-users
users/{username} create
 get userpass-read-user
 post userpass-write-user bound_cidrs:list! max_ttl:seconds! password:text* policies:list!
    token_bound_cidrs:list token_explicit_max_ttl:seconds token_max_ttl:seconds token_no_default_policy:bool
    token_num_uses:int token_period:seconds token_policies:list token_strictly_bind_ip:bool token_ttl:seconds
    token_type:text=default-service ttl:seconds!
 delete userpass-delete-user
users/{username}/password
 post userpass-reset-password password
users/{username}/policies
 post userpass-update-policies policies:list! token_policies:list
`;
