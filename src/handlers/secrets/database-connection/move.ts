import { maskUrl } from './connection-url';
import type { Value, Values } from '../../../definition/value';
import { isValues } from '../../../definition/value';
import { isEmpty, movedPlace, movedTexts } from '../move';

const ENGINES = [
  'cassandra', 'couchbase', 'elasticsearch', 'hana', 'influxdb', 'mongodb', 'mongodbatlas', 'mssql', 'mysql', 'mysql_aurora', 'mysql_legacy', 'mysql_rds', 'oracle', 'postgresql',
  'redis', 'redis_elasticache', 'redshift', 'snowflake',
];

/** Of the engine's block: attributes of ours, and secrets, which are not carried over. */
const OWN = ['connection_url', 'username', 'disable_escaping'];
const SECRET = /password|secret|token|key|pem|service_account/;

const KNOWN = ['id', 'namespace', 'backend', 'name', 'plugin_name', 'verify_connection', 'allowed_roles', 'root_rotation_statements', 'password_policy', 'plugin_version', ...ENGINES];

/** State of `vault_database_secret_backend_connection`: what its engine's block holds is here an attribute or a parameter. */
export function moveConnection({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly string[] } {
  const engine = ENGINES.find((name) => Array.isArray(state[name]) && (state[name] as readonly Value[]).length > 0);
  const block = engine && (state[engine] as readonly Value[])[0];
  const settings: Values = isValues(block) ? block : {};
  const url = settings.connection_url;
  const parameters = Object.entries(settings).filter(([key, value]) => !OWN.includes(key) && !isSecret(key) && !isEmpty(value));
  return {
    state: {
      ...movedPlace(state, 'config'),
      pluginName: state.plugin_name || `${(engine ?? '').replace(/_/g, '-')}-database-plugin`,
      pluginVersion: state.plugin_version || undefined,
      verifyConnection: state.verify_connection ?? true,
      allowedRoles: movedTexts(state.allowed_roles),
      rootRotationStatements: movedTexts(state.root_rotation_statements),
      passwordPolicy: state.password_policy || undefined,
      connectionUrl: typeof url === 'string' && url !== '' ? maskUrl(url) : undefined,
      username: settings.username || undefined,
      disableEscaping: settings.disable_escaping ?? false,
      parameters: parameters.length > 0 ? Object.fromEntries(parameters.map(([key, value]) => [key === 'base64_pem' ? 'base64pem' : key, textOf(key, value)])) : undefined,
    },
    notCarried: [
      ...Object.keys(settings).filter((key) => isSecret(key) && !isEmpty(settings[key])).map((key) => `${engine}.${key}`),
      ...Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key])),
    ],
  };
}

function isSecret(key: string): boolean {
  return !OWN.includes(key) && SECRET.test(key);
}

/** As that provider sends it: lists joined, the life of a connection with its unit. */
function textOf(key: string, value: Value): string {
  if (Array.isArray(value)) return value.map(String).join(',');
  return key === 'max_connection_lifetime' ? `${String(value)}s` : String(value);
}
