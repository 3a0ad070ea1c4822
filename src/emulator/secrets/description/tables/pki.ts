/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const PKI = `
acme/new-eab
 post pki-generate-eab-key
ca open
 get pki-read-ca-der
ca/pem open
 get pki-read-ca-pem
ca_chain open
 get pki-read-ca-chain-pem
cert/ca_chain open
 get pki-read-cert-ca-chain
cert/crl open
 get pki-read-cert-crl
cert/delta-crl open
 get pki-read-cert-delta-crl
cert/{serial} open
 get pki-read-cert
cert/{serial}/raw open
 get pki-read-cert-raw-der
cert/{serial}/raw/pem open
 get pki-read-cert-raw-pem
certs
 list pki-list-certs
certs/detailed
 list pki-list-certs
certs/revoked
 list pki-list-revoked-certs
config/acme
 get pki-read-acme-configuration
 post pki-configure-acme allow_role_ext_key_usage:bool=false allowed_issuers:list allowed_roles:list
    default_directory_policy:text=sign-verbatim dns_resolver:text= eab_policy:text=always-required
    enabled:bool=false
config/auto-tidy
 get pki-read-auto-tidy-configuration
 post pki-configure-auto-tidy acme_account_safety_buffer:seconds=2592000 enabled:bool
    interval_duration:seconds=43200 issuer_safety_buffer:seconds=31536000
    maintain_stored_certificate_counts:bool=false page_size:int=1000 pause_duration:text=0s
    publish_stored_certificate_count_metrics:bool=false revoked_safety_buffer:seconds
    safety_buffer:seconds=259200 tidy_acme:bool=false tidy_cert_store:bool tidy_expired_issuers:bool
    tidy_invalid_certs:bool tidy_move_legacy_ca_bundle:bool tidy_revocation_list:bool
    tidy_revoked_cert_issuer_associations:bool tidy_revoked_certs:bool
config/ca
 post pki-configure-ca pem_bundle
config/cluster
 get pki-read-cluster-configuration
 post pki-configure-cluster aia_path path
config/crl
 get pki-read-crl-configuration
 post pki-configure-crl allow_expired_cert_revocation:bool auto_rebuild:bool auto_rebuild_grace_period:text=12h
    delta_rebuild_interval:text=15m disable:bool enable_delta:bool expiry:text=72h ocsp_disable:bool
    ocsp_expiry:text=1h
config/issuers
 get pki-read-issuers-configuration
 post pki-configure-issuers default default_follows_latest_issuer:bool=false
config/keys
 get pki-read-keys-configuration
 post pki-configure-keys default
config/urls
 get pki-read-urls-configuration
 post pki-configure-urls crl_distribution_points:list delta_crl_distribution_points:list
    enable_templating:bool=false issuing_certificates:list ocsp_servers:list
crl open
 get pki-read-crl-der
crl/pem open
 get pki-read-crl-pem
crl/rotate
 get pki-rotate-crl
crl/rotate-delta
 get pki-rotate-delta-crl
eab
 list pki-list-eab-keys
eab/{key_id}
 delete pki-delete-eab-key
intermediate/cross-sign
 post pki-cross-sign-intermediate add_basic_constraints:bool alt_names common_name country:list
    exclude_cn_from_sans:bool=false exported format:text=pem ip_sans:list key_bits:int=0 key_name
    key_ref:text=default key_type:text=rsa locality:list not_after not_before not_before_duration:seconds=30
    organization:list other_sans:list ou:list postal_code:list private_key_format:text=der province:list
    serial_number signature_bits:int=0 street_address:list ttl:seconds uri_sans:list
intermediate/generate/{exported}
 post pki-generate-intermediate =pki-cross-sign-intermediate -exported
intermediate/set-signed
 post pki-set-signed-intermediate certificate
issue/{role}
 post pki-issue-with-role =pki-generate-intermediate -add_basic_constraints -country -key_name -key_ref
    -key_type -locality -not_before_duration -organization -ou -postal_code -province -signature_bits
    -street_address issuer_ref:text=default key_type:text= remove_roots_from_chain:bool=false user_ids:list
issuer/{issuer_ref}
 get pki-read-issuer
 post pki-write-issuer =pki-configure-urls -enable_templating enable_aia_url_templating:bool=false issuer_name
    leaf_not_after_behavior:text=err manual_chain:list revocation_signature_algorithm:text= usage:list
 delete pki-delete-issuer
issuer/{issuer_ref}/acme/new-eab
 post pki-generate-eab-key-for-issuer
issuer/{issuer_ref}/crl open
 get pki-issuer-read-crl
issuer/{issuer_ref}/crl/delta open
 get pki-issuer-read-crl-delta
issuer/{issuer_ref}/crl/delta/der open
 get pki-issuer-read-crl-delta-der
issuer/{issuer_ref}/crl/delta/pem open
 get pki-issuer-read-crl-delta-pem
issuer/{issuer_ref}/crl/der open
 get pki-issuer-read-crl-der
issuer/{issuer_ref}/crl/pem open
 get pki-issuer-read-crl-pem
issuer/{issuer_ref}/der open
 get pki-read-issuer-der
issuer/{issuer_ref}/issue/{role}
 post pki-issuer-issue-with-role =pki-issue-with-role -issuer_ref
issuer/{issuer_ref}/json open
 get pki-read-issuer-json
issuer/{issuer_ref}/pem open
 get pki-read-issuer-pem
issuer/{issuer_ref}/revoke
 post pki-revoke-issuer
issuer/{issuer_ref}/roles/{role}/acme/new-eab
 post pki-generate-eab-key-for-issuer-and-role
issuer/{issuer_ref}/sign-intermediate
 post pki-issuer-sign-intermediate =pki-generate-intermediate -add_basic_constraints -key_bits -key_name
    -key_ref -key_type csr:text= ext_key_usage:list ext_key_usage_oids:list issuer_name key_usage:list
    max_path_length:int=-1 permitted_dns_domains:list skid:text= use_csr_values:bool=false use_pss:bool=false
issuer/{issuer_ref}/sign/{role}
 post pki-issuer-sign-with-role =pki-issuer-issue-with-role -key_bits -key_type csr:text=
issuers
 list pki-list-issuers
issuers/generate/intermediate/{exported}
 post pki-issuers-generate-intermediate =pki-generate-intermediate
issuers/generate/root/{exported}
 post pki-issuers-generate-root =pki-issuer-sign-intermediate -csr -skid -use_csr_values key_bits:int=0 key_name
    key_ref:text=default key_type:text=rsa
issuers/import/bundle
 post pki-issuers-import-bundle pem_bundle
issuers/import/cert
 post pki-issuers-import-cert pem_bundle
key/{key_ref}
 get pki-read-key
 post pki-write-key key_name
 delete pki-delete-key
keys
 list pki-list-keys
keys/generate/exported
 post pki-generate-exported-key key_bits:int=0 key_name key_type:text=rsa
keys/generate/internal
 post pki-generate-internal-key =pki-generate-exported-key
keys/generate/kms
 post pki-generate-kms-key =pki-generate-exported-key
keys/import
 post pki-import-key key_name pem_bundle
ocsp open
 post pki-query-ocsp
ocsp/{req} open
 get pki-query-ocsp-with-get-req
revoke
 post pki-revoke certificate serial_number
revoke-with-key
 post pki-revoke-with-key =pki-revoke private_key
roles
 list pki-list-roles
roles/{name}
 get pki-read-role
 post pki-write-role =pki-issuers-generate-root -alt_names -common_name -exclude_cn_from_sans -format -ip_sans
    -issuer_name -key_name -key_ref -max_path_length -other_sans -permitted_dns_domains -private_key_format
    -serial_number -uri_sans allow_any_name:bool allow_bare_domains:bool allow_glob_domains:bool
    allow_ip_sans:bool=true allow_localhost:bool=true allow_subdomains:bool
    allow_wildcard_certificates:bool=true allowed_domains:list allowed_domains_template:bool=false
    allowed_ip_sans_cidr:list allowed_other_sans:list allowed_serial_numbers:list allowed_uri_sans:list
    allowed_uri_sans_template:bool=false allowed_user_ids:list backend basic_constraints_valid_for_non_ca:bool
    client_flag:bool=true cn_validations:list code_signing_flag:bool email_protection_flag:bool
    enforce_hostnames:bool=true generate_lease:bool issuer_ref:text=default max_ttl:seconds no_store:bool
    not_after_bound:text=permit not_before_bound:text=permit policy_identifiers:list require_cn:bool=true
    server_flag:bool=true use_csr_common_name:bool=true use_csr_sans:bool=true
 delete pki-delete-role
roles/{role}/acme/new-eab
 post pki-generate-eab-key-for-role
root sudo
 delete pki-delete-root
root/generate/{exported}
 post pki-generate-root =pki-issuers-generate-root
root/replace
 post pki-replace-root default:text=next
root/rotate/{exported}
 post pki-rotate-root =pki-generate-root
root/sign-intermediate
 post pki-root-sign-intermediate =pki-issuer-sign-intermediate issuer_ref:text=default
sign/{role}
 post pki-sign-with-role =pki-issue-with-role -key_bits -key_type csr:text=
tidy
 post pki-tidy =pki-configure-auto-tidy -enabled -interval_duration -maintain_stored_certificate_counts
    -publish_stored_certificate_count_metrics
tidy-cancel
 post pki-tidy-cancel
tidy-status
 get pki-tidy-status
`;
