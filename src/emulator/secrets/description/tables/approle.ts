/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const APPROLE = `
login open
 post app-role-login role_id secret_id:text=
role
 list app-role-list-roles
role/{role_name} create
 get app-role-read-role
 post app-role-write-role bind_secret_id:bool=true bound_cidr_list:list! local_secret_ids:bool period:seconds!
    policies:list! role_id secret_id_bound_cidrs:list secret_id_num_uses:int secret_id_ttl:seconds
    token_bound_cidrs:list token_explicit_max_ttl:seconds token_max_ttl:seconds token_no_default_policy:bool
    token_num_uses:int token_period:seconds token_policies:list token_strictly_bind_ip:bool token_ttl:seconds
    token_type:text=default-service
 delete app-role-delete-role
role/{role_name}/custom-secret-id
 post app-role-write-custom-secret-id cidr_list:list metadata num_uses:int secret_id token_bound_cidrs:list
    ttl:seconds
role/{role_name}/role-id
 get app-role-read-role-id
 post app-role-write-role-id role_id
role/{role_name}/secret-id
 list app-role-list-secret-ids
 post app-role-write-secret-id =app-role-write-custom-secret-id -secret_id after limit:int
role/{role_name}/secret-id-accessor/destroy
 post app-role-destroy-secret-id-by-accessor secret_id_accessor
role/{role_name}/secret-id-accessor/lookup
 post app-role-look-up-secret-id-by-accessor secret_id_accessor
role/{role_name}/secret-id/destroy
 post app-role-destroy-secret-id secret_id
role/{role_name}/secret-id/lookup
 post app-role-look-up-secret-id secret_id
tidy/secret-id
 post app-role-tidy-secret-id
`;
