/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const DATABASE = `
config
 list database-list-connections
config/{name} create
 get database-read-connection-configuration
 post database-configure-connection allowed_roles:list password_policy plugin_name plugin_version
    root_rotation_statements:list verify_connection:bool=true
 delete database-delete-connection-configuration
creds/{name}
 get database-generate-credentials
reset/{name}
 post database-reset-connection
roles
 list database-list-roles
roles/{name} create
 get database-read-role
 post database-write-role creation_statements:list credential_config:pairs credential_type:text=password db_name
    default_ttl:seconds max_ttl:seconds renew_statements:list revocation_statements:list
    rollback_statements:list
 delete database-delete-role
rotate-role/{name}
 post database-rotate-static-role-credentials
rotate-root/{name}
 post database-rotate-root-credentials
static-creds/{name}
 get database-read-static-role-credentials
static-roles
 list database-list-static-roles
static-roles/{name} create
 get database-read-static-role
 post database-write-static-role credential_config:pairs credential_type:text=password db_name
    rotation_period:seconds rotation_statements:list username
 delete database-delete-static-role
`;
