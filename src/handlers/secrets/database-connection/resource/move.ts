import { isValues, type Value, type Values } from '../../../../definition/value';
import type { Moved } from '../../../contract';
import { isEmpty } from '../../../moved';
import { redactUrl } from '../../shared/connection-url';
import { durationOf, movedObjectPath, movedTexts } from '../../shared/moved-state';

const ENGINES = [
  'cassandra',
  'couchbase',
  'elasticsearch',
  'hana',
  'influxdb',
  'mongodb',
  'mongodbatlas',
  'mssql',
  'mysql',
  'mysql_aurora',
  'mysql_legacy',
  'mysql_rds',
  'oracle',
  'postgresql',
  'redis',
  'redis_elasticache',
  'redshift',
  'snowflake',
];

/** Keys of the engine's block that are attributes here, and secrets, which are not carried over. */
const OWN = ['connection_url', 'username', 'disable_escaping'];
const SECRET = /password|secret|token|key|pem|service_account/;
/** Parameters that the Vault provider sends although they are not configured. */
const DEFAULTS: Values = { password_authentication: 'password' };

const KNOWN = [
  'id',
  'namespace',
  'backend',
  'name',
  'plugin_name',
  'verify_connection',
  'allowed_roles',
  'root_rotation_statements',
  'password_policy',
  'plugin_version',
  'rotation_period',
  'rotation_schedule',
  'rotation_window',
  'disable_automated_rotation',
  'skip_static_role_import_rotation',
  ...ENGINES,
];

/** State of `vault_database_secret_backend_connection`. The settings in its engine block are attributes or parameters here. */
export function moveConnection({ state }: { readonly state: Values }): Moved {
  const engine = ENGINES.find((name) => Array.isArray(state[name]) && (state[name] as readonly Value[]).length > 0);
  const block = engine && (state[engine] as readonly Value[])[0];
  const settings: Values = isValues(block) ? block : {};
  const url = settings.connection_url;
  const parameters = Object.entries(settings).filter(
    ([key, value]) => !OWN.includes(key) && !isSecret(key) && !isEmpty(value) && DEFAULTS[key] !== value,
  );
  return {
    state: {
      ...movedObjectPath(state, 'config'),
      pluginName: state.plugin_name || `${(engine ?? '').replace(/_/g, '-')}-database-plugin`,
      pluginVersion: state.plugin_version || undefined,
      verifyConnection: state.verify_connection ?? true,
      allowedRoles: movedTexts(state.allowed_roles),
      rootRotationStatements: movedTexts(state.root_rotation_statements),
      passwordPolicy: state.password_policy || undefined,
      rotationPeriod: durationOf(state.rotation_period),
      rotationSchedule: state.rotation_schedule || undefined,
      rotationWindow: durationOf(state.rotation_window),
      disableAutomatedRotation: state.disable_automated_rotation || false,
      skipStaticRoleImportRotation: state.skip_static_role_import_rotation || false,
      connectionUrl: typeof url === 'string' && url !== '' ? redactUrl(url) : undefined,
      username: settings.username || undefined,
      disableEscaping: settings.disable_escaping ?? false,
      parameters:
        parameters.length > 0
          ? Object.fromEntries(
              parameters.map(([key, value]) => [key === 'base64_pem' ? 'base64pem' : key, movedText(key, value)]),
            )
          : undefined,
    },
    carried: KNOWN,
    notCarried: Object.keys(settings)
      .filter((key) => isSecret(key) && !isEmpty(settings[key]))
      .map((key) => `${engine}.${key}`),
  };
}

function isSecret(key: string): boolean {
  return !OWN.includes(key) && !(key in DEFAULTS) && SECRET.test(key);
}

/** The value as the Vault provider sends it: lists are joined, and the connection lifetime has a unit. */
function movedText(key: string, value: Value): string {
  if (Array.isArray(value)) return value.map(String).join(',');
  return key === 'max_connection_lifetime' ? `${String(value)}s` : String(value);
}
