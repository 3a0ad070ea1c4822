import { nameAt, objectAt, optionalFlagAt, textAt, textsOrNullAt } from '../../../../clients/read-response';
import type { StateOf } from '../../../../definition/resource';
import type { PrivateStateAccess } from '../../../contract';
import { isSameUrl } from '../../shared/connection-url';
import { noneOrSecondsAt, noneOrTextAt } from '../../shared/fields';
import { pathId, type Data, type ObjectPath } from '../../shared/mounted-object';
import type { databaseConnection } from '../definition';
import { parametersIn } from './parameters';
import { versionIn } from './plugin-version';
import type { ConnectionState } from './types';

type Known = Partial<StateOf<typeof databaseConnection>>;

/** For all operations and data sources. `known`: the prior state or the configuration. */
export function toState(
  objectPath: ObjectPath,
  data: Data,
  known: Known,
  privateState: Pick<PrivateStateAccess, 'recall'>,
): ConnectionState {
  const details = objectAt(data, 'connection_details');
  const shownUrl = noneOrTextAt(details, 'connection_url');
  const connectionUrl =
    shownUrl !== undefined && known.connectionUrl !== undefined && isSameUrl(known.connectionUrl, shownUrl)
      ? known.connectionUrl
      : shownUrl;
  return {
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
    pluginName: nameAt(data, 'plugin_name'),
    // Not every service reports this and `disableEscaping`.
    verifyConnection: optionalFlagAt(data, 'verify_connection')!,
    allowedRoles: textsOrNullAt(data, 'allowed_roles'),
    connectionUrl,
    username: noneOrTextAt(details, 'username'),
    disableEscaping: optionalFlagAt(details, 'disable_escaping')!,
    parameters: parametersIn(details, known.parameters, privateState),
    // A service without these stores them among the parameters, where they have no effect.
    rotationPeriod: noneOrSecondsAt(data, 'rotation_period'),
    rotationSchedule: noneOrTextAt(data, 'rotation_schedule'),
    rotationWindow: noneOrSecondsAt(data, 'rotation_window'),
    disableAutomatedRotation: optionalFlagAt(data, 'disable_automated_rotation') ?? false,
    skipStaticRoleImportRotation: optionalFlagAt(data, 'skip_static_role_import_rotation') ?? false,
    ...(isEarlierForm(data)
      ? {
          pluginVersion: known.pluginVersion,
          rootRotationStatements: known.rootRotationStatements,
          passwordPolicy: known.passwordPolicy,
        }
      : {
          pluginVersion: versionIn(textAt(data, 'plugin_version') || undefined, known.pluginVersion, privateState),
          rootRotationStatements: textsOrNullAt(data, 'root_credentials_rotate_statements'),
          passwordPolicy: textAt(data, 'password_policy') || undefined,
        }),
  };
}

export function isEarlierForm(data: Data): boolean {
  return ['password_policy', 'plugin_version', 'root_credentials_rotate_statements'].every(
    (name) => data[name] === undefined,
  );
}
