/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const KUBERNETES_AUTH = `
config
 get kubernetes-read-auth-configuration
 post kubernetes-configure-auth disable_iss_validation:bool!=true disable_local_ca_jwt:bool=false issuer:text!
    kubernetes_ca_cert kubernetes_host pem_keys:list token_reviewer_jwt
login open
 post kubernetes-login jwt role
role
 list kubernetes-list-auth-roles
role/{name} create
 get kubernetes-read-auth-role
 post kubernetes-write-auth-role alias_name_source:text=serviceaccount_uid audience bound_cidrs:list!
    bound_service_account_names:list bound_service_account_namespace_selector
    bound_service_account_namespaces:list max_ttl:seconds! num_uses:int! period:seconds! policies:list!
    token_bound_cidrs:list token_explicit_max_ttl:seconds token_max_ttl:seconds token_no_default_policy:bool
    token_num_uses:int token_period:seconds token_policies:list token_strictly_bind_ip:bool token_ttl:seconds
    token_type:text=default-service ttl:seconds!
 delete kubernetes-delete-auth-role
`;
