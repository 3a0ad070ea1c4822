/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const SYSTEM = `
audit sudo
 get auditing-list-enabled-devices
audit-hash/{path}
 post auditing-calculate-hash input
audit/{path} sudo
 post auditing-enable-device description local:bool=false options:pairs type
 delete auditing-disable-device
auth
 get auth-list-enabled-methods
auth/{path} sudo
 get auth-read-configuration
 post auth-enable-method =auditing-enable-device config:map external_entropy_access:bool=false plugin_name
    plugin_version seal_wrap:bool=false
 delete auth-disable-method
auth/{path}/tune sudo
 get auth-read-tuning-information
 post auth-tune-configuration-parameters allowed_response_headers:list audit_non_hmac_request_keys:list
    audit_non_hmac_response_keys:list default_lease_ttl description listing_visibility max_lease_ttl
    options:pairs passthrough_request_headers:list plugin_version token_type user_lockout_config:map
capabilities
 post query-token-capabilities path:list! paths:list token
capabilities-accessor
 post query-token-accessor-capabilities accessor path:list! paths:list
capabilities-self
 post query-token-self-capabilities =query-token-capabilities
config/cors sudo
 get cors-read-configuration
 post cors-configure allowed_headers:list allowed_origins:list enable:bool
 delete cors-delete-configuration
health open
 get read-health-status
init open
 get read-initialization-status
internal/specs/openapi open
 get internal-generate-open-api-document
 post internal-generate-open-api-document-with-parameters context
internal/ui/mounts open
 get internal-ui-list-enabled-visible-mounts
internal/ui/mounts/{path} open
 get internal-ui-read-mount-information
leader open
 get leader-status
leases/lookup
 post leases-read-lease lease_id
leases/lookup/ sudo
 list leases-look-up
leases/lookup/{prefix} sudo
 list leases-look-up-with-prefix
leases/renew
 post leases-renew-lease2 increment:seconds lease_id url_lease_id
leases/renew/{url_lease_id}
 post leases-renew-lease increment:seconds lease_id
leases/revoke
 post leases-revoke-lease2 lease_id sync:bool=true url_lease_id
leases/revoke-force/{prefix} sudo
 post leases-force-revoke-lease-with-prefix2
leases/revoke-prefix/{prefix} sudo
 post leases-revoke-lease-with-prefix2 sync:bool=true
leases/revoke/{url_lease_id}
 post leases-revoke-lease lease_id sync:bool=true
mounts
 get mounts-list-secrets-engines
mounts/{path}
 get mounts-read-configuration
 post mounts-enable-secrets-engine =auth-enable-method
 delete mounts-disable-secrets-engine
mounts/{path}/tune
 get mounts-read-tuning-information
 post mounts-tune-configuration-parameters =auth-tune-configuration-parameters allowed_managed_keys:list
namespaces
 list namespaces-list-namespaces
namespaces/api-lock/lock
 post namespaces-write-namespaces-api-lock-lock path
namespaces/api-lock/lock/{path}
 post namespaces-write-namespaces-api-lock-lock-path
namespaces/api-lock/unlock
 post namespaces-write-namespaces-api-lock-unlock path unlock_key
namespaces/api-lock/unlock/{path}
 post namespaces-write-namespaces-api-lock-unlock-path unlock_key
namespaces/{path}
 get namespaces-read-namespaces-path
 post namespaces-write-namespaces-path custom_metadata:map
 delete namespaces-delete-namespaces-path
policies/acl
 list policies-list-acl-policies
policies/acl/{name}
 get+list policies-read-acl-policy
 post policies-write-acl-policy cas:int cas_required:bool expiration:time policy ttl:seconds
 delete policies-delete-acl-policy
policies/detailed/acl
 list system-list-policies-detailed-acl
policies/password
 list policies-list-password-policies
policies/password/{name}
 get policies-read-password-policy
 post policies-write-password-policy policy
 delete policies-delete-password-policy
policies/password/{name}/generate
 get policies-generate-password-from-password-policy
policy
 get+list policies-list
policy/{name}
 get+list policies-read-acl-policy2
 post policies-write-acl-policy2 =policies-write-acl-policy rules:text!
 delete policies-delete-acl-policy2
quotas/rate-limit
 list rate-limit-quotas-list
quotas/rate-limit/{name}
 get rate-limit-quotas-read
 post rate-limit-quotas-write block_interval:seconds inheritable:bool interval:seconds path rate:float role type
 delete rate-limit-quotas-delete
rekey/recovery-key-backup
 get rekey-read-backup-recovery-key
 delete rekey-delete-backup-recovery-key
remount sudo
 post remount from to
remount/status/{migration_id}
 get remount-status
rotate/recovery/backup
 get rotate-read-rotate-recovery-backup
 delete rotate-delete-rotate-recovery-backup
rotate/recovery/init
 get rotate-attempt-read-rotate-recovery-init
 post rotate-attempt-initialize-rotate-recovery-init backup:bool pgp_keys:list require_verification:bool
    secret_shares:int secret_threshold:int
 delete rotate-attempt-cancel-rotate-recovery-init
rotate/recovery/update
 post rotate-attempt-update-rotate-recovery-update key nonce
rotate/recovery/verify
 get rotate-verification-read-rotate-recovery-verify
 post rotate-verification-update-rotate-recovery-verify key nonce
 delete rotate-verification-cancel-rotate-recovery-verify
seal-status open
 get seal-status
wrapping/lookup open
 get read-wrapping-properties2
 post read-wrapping-properties token
wrapping/rewrap
 post rewrap token
wrapping/unwrap
 post unwrap token
wrapping/wrap
 post wrap
`;
