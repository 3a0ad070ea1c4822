/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const CERT = `
certs
 list cert-list-certificates
certs/{name}
 get cert-read-certificate
 post cert-write-certificate allowed_common_names:list allowed_dns_sans:list allowed_email_sans:list
    allowed_metadata_extensions:list allowed_names:list allowed_organizational_units:list allowed_uri_sans:list
    bound_cidrs:list! certificate display_name lease:int! max_ttl:seconds! ocsp_ca_certificates
    ocsp_enabled:bool ocsp_fail_open:bool=false ocsp_query_all_servers:bool=false ocsp_servers_override:list
    period:seconds! policies:list! required_extensions:list token_bound_cidrs:list
    token_explicit_max_ttl:seconds token_max_ttl:seconds token_no_default_policy:bool token_num_uses:int
    token_period:seconds token_policies:list token_strictly_bind_ip:bool token_ttl:seconds
    token_type:text=default-service ttl:seconds!
 delete cert-delete-certificate
crls
 list cert-list-crls
login open
 post cert-login name
`;
