import { snakeCase } from '../../../../definition/names';
import { present, seconds } from '../../shared/fields';
import type { ConnectionChange, ConnectionConfig } from './types';

/** Omits unconfigured fields, so that the service uses its defaults. */
export function newBody(config: ConnectionConfig): object {
  return present({
    ...config.parameters,
    ...config.parametersWo,
    plugin_name: config.pluginName,
    plugin_version: config.pluginVersion,
    verify_connection: config.verifyConnection,
    allowed_roles: config.allowedRoles,
    root_rotation_statements: config.rootRotationStatements,
    password_policy: config.passwordPolicy,
    connection_url: config.connectionUrl,
    username: config.username,
    password: config.password,
    disable_escaping: config.disableEscaping,
    ...rotationOf(config),
    // A service without these would store them among its own parameters.
    disable_automated_rotation: config.disableAutomatedRotation || undefined,
    skip_static_role_import_rotation: config.skipStaticRoleImportRotation || undefined,
  });
}

function rotationOf({
  rotationPeriod,
  rotationSchedule,
  rotationWindow,
}: Partial<ConnectionConfig>): Record<string, unknown> {
  return {
    rotation_period: rotationPeriod === undefined ? undefined : seconds(rotationPeriod),
    rotation_schedule: rotationSchedule,
    rotation_window: rotationWindow === undefined ? undefined : seconds(rotationWindow),
  };
}

/** The service wants all configured ones of the three related settings, and empty values for removed ones. */
function changedRotation({ config, changed }: ConnectionChange): object {
  const names = ['rotationPeriod', 'rotationSchedule', 'rotationWindow'] as const;
  if (!names.some((name) => changed.has(name))) return {};
  const removed = { rotation_period: 0, rotation_schedule: '', rotation_window: 0 };
  const cleared = names.filter((name) => changed.has(name) && config[name] === undefined).map(snakeCase);
  return {
    ...Object.fromEntries(Object.entries(removed).filter(([name]) => cleared.includes(name))),
    ...present(rotationOf(config)),
  };
}

/** The service keeps omitted fields. Sends changed fields, empty values for removed ones, and the password only if it changed. */
export function changedBody(change: ConnectionChange): object {
  const { config, prior, changed, secretKeys } = change;
  const ifChanged = (name: keyof ConnectionConfig, value: unknown) => (changed.has(name) ? value : undefined);
  const { sent = [], removed = [] } = secretKeys.parametersWo ?? {};
  return present({
    ...Object.fromEntries(removed.map((key) => [key, ''])),
    ...(changed.has('parameters') ? changedParameters(prior.parameters, config.parameters) : {}),
    ...Object.fromEntries(sent.map((key) => [key, config.parametersWo?.[key]])),
    plugin_name: config.pluginName,
    plugin_version: ifChanged('pluginVersion', config.pluginVersion ?? ''),
    verify_connection: config.verifyConnection,
    allowed_roles: ifChanged('allowedRoles', config.allowedRoles ?? []),
    root_rotation_statements: ifChanged('rootRotationStatements', config.rootRotationStatements ?? []),
    password_policy: ifChanged('passwordPolicy', config.passwordPolicy ?? ''),
    connection_url: ifChanged('connectionUrl', config.connectionUrl ?? ''),
    username: ifChanged('username', config.username ?? ''),
    password: ifChanged('password', config.password ?? ''),
    disable_escaping: ifChanged('disableEscaping', config.disableEscaping),
    ...changedRotation(change),
    disable_automated_rotation: ifChanged('disableAutomatedRotation', config.disableAutomatedRotation ?? false),
    skip_static_role_import_rotation: ifChanged(
      'skipStaticRoleImportRotation',
      config.skipStaticRoleImportRotation ?? false,
    ),
  });
}

type Parameters = Readonly<Record<string, string>>;

function changedParameters(before: Parameters = {}, after: Parameters = {}): Parameters {
  const removed = Object.keys(before).filter((key) => after[key] === undefined && before[key] !== '');
  const set = Object.keys(after).filter((key) => after[key] !== before[key]);
  return Object.fromEntries([...removed.map((key) => [key, '']), ...set.map((key) => [key, after[key]])]);
}
