/** Why the drift of an attribute plans nothing: never returned, not in every answer, never sent, sent at create only. */
export type Mark = 'U' | 'U?' | 'L' | 'CRE';

/** The catalogue's list of attributes that drift detection exempts. There are no others. */
export const EXEMPTIONS: { readonly [typeAndAttribute: string]: Mark } = {
  'lintel_run_task.hmac_key': 'U',
  'lintel_run_task.hmac_key_wo': 'U',
  'lintel_run_task.hmac_key_wo_version': 'L',
  'lintel_policy.source_file': 'L',
  'lintel_registry_module.timeouts': 'L',
  'lintel_registry_module_version.source_directory': 'L',
  'lintel_registry_module_version.replace_on_change': 'L',
  'lintel_registry_module_version.timeouts': 'L',
  'lintel_admin_organization.delete_on_destroy': 'L',
  'lintel_admin_organization.restore_on_destroy': 'L',
  'lintel_policy.policy_set_ids': 'CRE',
  'lintel_database_connection.verify_connection': 'U?',
  'lintel_database_connection.disable_escaping': 'U?',
  'lintel_database_connection.connection_url_wo': 'U',
  'lintel_database_connection.connection_url_wo_version': 'L',
  'lintel_database_connection.password': 'U',
  'lintel_database_connection.password_wo': 'U',
  'lintel_database_connection.password_wo_version': 'L',
  'lintel_database_connection.parameters_wo': 'U',
  'lintel_database_connection.parameters_wo_version': 'L',
  'lintel_database_role.credential_config.ca_private_key': 'U?',
  'lintel_database_role.credential_config.ca_private_key_wo': 'U',
  'lintel_database_role.credential_config.ca_private_key_wo_version': 'L',
  'lintel_database_static_role.credential_config.ca_private_key': 'U?',
  'lintel_database_static_role.credential_config.ca_private_key_wo': 'U',
  'lintel_database_static_role.credential_config.ca_private_key_wo_version': 'L',
};
