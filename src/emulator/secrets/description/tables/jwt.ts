/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const JWT = `
config
 get jwt-read-configuration
 post jwt-configure bound_issuer default_role:lower jwks_ca_pem jwks_url jwt_supported_algs:list
    jwt_validation_pubkeys:list namespace_in_state:bool oidc_client_id oidc_client_secret:text*
    oidc_discovery_ca_pem oidc_discovery_url oidc_response_mode oidc_response_types:list
    override_allowed_server_names:list provider_config:map skip_jwks_validation:bool
login open
 post jwt-login jwt role:lower
role
 list jwt-list-roles
role/{name} create
 get jwt-read-role
 post jwt-write-role bound_audiences:list cel_program:map clock_skew_leeway:seconds=60000000000
    expiration_leeway:seconds=150 message not_before_leeway:seconds=150
 delete jwt-delete-role
`;
