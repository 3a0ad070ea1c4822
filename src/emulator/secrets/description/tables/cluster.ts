/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const CLUSTER = `
check
 get kubernetes-check-configuration
config
 get kubernetes-read-configuration
 post kubernetes-configure disable_local_ca_jwt:bool=false kubernetes_ca_cert kubernetes_host
    service_account_jwt
 delete kubernetes-delete-configuration
creds/{name}
 post kubernetes-generate-credentials audiences:list cluster_role_binding:bool kubernetes_namespace ttl:seconds
roles
 list kubernetes-list-roles
roles/{name} create
 get kubernetes-read-role
 post kubernetes-write-role allowed_kubernetes_namespace_selector allowed_kubernetes_namespaces:list
    extra_annotations:pairs extra_labels:pairs generated_role_rules kubernetes_role_name
    kubernetes_role_type:text=Role name_template service_account_name token_default_audiences:list
    token_default_ttl:seconds token_max_ttl:seconds
 delete kubernetes-delete-role
`;
