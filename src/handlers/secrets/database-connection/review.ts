import { isDisplayValues, type DisplayValue, type DisplayValues } from '../../../definition/display-value';
import type { ResourceReview, ObjectChange, Remark, Words } from '../../../definition/review-rule';
import { hasOtherPort, hostOf, isUnencrypted } from '../../../definition/review/host';
import { forgottenLeases } from '../shared/credentials/lease-attributes';
import { usersOf } from '../shared/dependent-roles';

/** Parameters that contain the location of the database. */
const HOST_PARAMETERS = ['host', 'hosts', 'url', 'server'];
const PROJECT_PARAMETERS = ['projectID', 'project_id'];

/** Review rules for database connections. */
export const databaseConnectionReview: ResourceReview = {
  rules: [
    {
      attribute: 'pluginName',
      when: 'changes',
      severity: 'danger',
      says: 'Another plugin connects to the database',
      why: 'It receives the password of the root user and determines the effect of statements.',
    },
    {
      attribute: 'pluginVersion',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'Another version of the plugin connects to the database',
      why: 'It receives the password of the root user.',
    },
    {
      attribute: 'connectionUrl',
      when: 'moves',
      severity: 'danger',
      says: 'The connection leads to another host',
      why: 'The password of the root user is sent there, and all new credentials are created there.',
    },
    {
      attribute: 'connectionUrl',
      when: 'moves',
      to: 'port',
      severity: 'warning',
      says: 'The connection leads to another port of the same host',
      why: 'Another database can listen there, and gets the password of the root user.',
    },
    {
      attribute: 'connectionUrl',
      when: 'changes',
      severity: 'warning',
      says: 'The connection string changes',
      why: 'It determines how the database is reached and whether the connection is encrypted.',
    },
    {
      attribute: 'username',
      when: 'changes',
      severity: 'warning',
      says: 'The service connects as another database user',
      why: 'The service creates, changes and removes users with the permissions of this user.',
    },
    {
      attribute: 'password',
      when: 'sent',
      severity: 'warning',
      says: 'The password of the root user is sent or cleared',
      why: "It replaces the service's password. If the service has rotated it since, the service is locked out.",
    },
    {
      attribute: 'secretsRevision',
      when: 'sent',
      severity: 'warning',
      says: 'A write-only secret is sent or cleared: the connection string, the password or a parameter',
      why: 'The plan does not contain write-only values. Check the configuration for the host and the password.',
    },
    {
      attribute: 'allowedRoles',
      when: 'gains',
      any: ['*'],
      on: ['update', 'replace'],
      severity: 'danger',
      says: 'Every role can use the connection',
      why: 'Everyone who can write a role of the engine can create users in this database.',
    },
    {
      attribute: 'allowedRoles',
      when: 'gains',
      any: ['*'],
      on: ['create'],
      severity: 'warning',
      says: 'Every role can use the connection',
      why: 'Everyone who can write a role of the engine can create users in this database.',
    },
    {
      attribute: 'allowedRoles',
      when: 'gains',
      severity: 'warning',
      says: 'Additional roles can use the connection',
      why: 'Everyone who can read their credentials gets access to this database.',
    },
    {
      attribute: 'allowedRoles',
      when: 'loses',
      unless: ['*'],
      severity: 'warning',
      says: 'Roles can no longer use the connection',
      why: 'They stop issuing credentials.',
    },
    {
      attribute: 'rootRotationStatements',
      when: 'changes',
      asText: true,
      severity: 'warning',
      says: 'The statements that rotate the root password change',
      why: 'They run with the permissions of the root user. If one fails, the service can be locked out.',
    },
    {
      attribute: 'passwordPolicy',
      when: 'changes',
      severity: 'warning',
      says: 'Passwords are generated with another policy',
      why: 'The policy determines how hard they are to guess.',
    },
    {
      attribute: 'verifyConnection',
      when: 'becomes',
      is: false,
      on: ['update', 'replace'],
      severity: 'warning',
      says: 'The connection is stored without a test',
      why: 'An invalid connection is noticed only when credentials are requested.',
    },
    {
      attribute: 'disableEscaping',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The username and password are inserted into the connection string without escaping',
      why: 'A password that contains `@` or `/` changes the host of the connection.',
    },
    {
      attribute: ['rotationPeriod', 'rotationSchedule'],
      when: 'appears',
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The service rotates the password of the root user by itself',
      why: 'Others who use this user are locked out, and the configured password is out of date from the first rotation on.',
    },
    {
      attribute: ['rotationPeriod', 'rotationSchedule'],
      when: 'disappears',
      severity: 'warning',
      says: 'The service no longer rotates the password of the root user by itself',
      why: 'A stolen password can be used for longer.',
    },
    {
      attribute: ['rotationPeriod', 'rotationSchedule'],
      when: 'changes',
      severity: 'note',
      says: 'The password of the root user is rotated at other times',
      why: 'A rotation briefly interrupts requests for credentials.',
    },
    {
      attribute: 'disableAutomatedRotation',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Rotations of the password of the root user are suspended',
      why: 'A stolen password can be used for longer.',
    },
    {
      attribute: 'skipStaticRoleImportRotation',
      when: 'changes',
      severity: 'note',
      says: 'New static roles treat the password of their user differently',
      why: 'Whether it is rotated when a role is created determines whether clients that use it are locked out.',
    },
    forgottenLeases('the users that they stand for stay in the database'),
    { on: ['update', 'replace'], about: ['parameters'], judge: judgeParameters },
    { on: ['delete', 'replace'], about: ['mount', 'name'], judge: judgeEnd },
  ],
  unremarkable: {
    rotationWindow: 'it only says how late a rotation may be',
    connectionUrlWo: 'it is not part of the plan: the counter and the version show that it is sent',
    connectionUrlWoVersion: 'the rule for the counter covers it',
    passwordWo: 'it is not part of the plan: the counter and the version show that it is sent',
    passwordWoVersion: 'the rule for the password covers it',
    parametersWo: 'it is not part of the plan: the counter and the version show that it is sent',
    parametersWoVersion: 'the rule for the counter covers it',
  },
};

function judgeParameters({ before, after, changed }: ObjectChange): Remark[] {
  if (!changed.has('parameters')) return [];
  const [old, wanted] = [asMap(before.parameters), asMap(after.parameters)];
  const keys =
    old && wanted
      ? [...new Set([...Object.keys(old), ...Object.keys(wanted)])].filter((key) => old[key] !== wanted[key]).sort()
      : [];
  const place = placeOf(keys, old, wanted);
  if (place) return [{ attribute: 'parameters', ...place, items: keys }];
  const concernsSecurity = !old || !wanted || keys.some((key) => /tls|ssl|insecure|ca_cert/i.test(key));
  return [
    {
      attribute: 'parameters',
      severity: concernsSecurity ? 'warning' : 'note',
      says: 'The parameters of the plugin change',
      items: keys,
      why: concernsSecurity
        ? 'They may determine the host and whether the connection is encrypted.'
        : 'Their effect depends on the plugin.',
    },
  ];
}

/** The target of the connection, if it differs. Hidden values can be anything. */
function placeOf(
  keys: readonly string[],
  old: DisplayValues | undefined,
  wanted: DisplayValues | undefined,
): Words | undefined {
  const addresses = keys
    .filter((key) => HOST_PARAMETERS.includes(key))
    .map((key) => [old?.[key], wanted?.[key]] as const);
  const why = 'The password of the root user is sent there, and all new credentials are created there.';
  if (addresses.some(([from, to]) => !isText(from) || !isText(to) || hostOf(from) !== hostOf(to))) {
    return { severity: 'danger', says: 'The connection leads to another host', why };
  }
  if (keys.some((key) => PROJECT_PARAMETERS.includes(key))) {
    return { severity: 'danger', says: 'The connection leads to another project', why };
  }
  if (addresses.some(([from, to]) => isText(from) && isText(to) && !isUnencrypted(from) && isUnencrypted(to))) {
    return {
      severity: 'danger',
      says: 'The connection is no longer encrypted',
      why: 'Anyone on the network path can read the password of the root user, and all new credentials.',
    };
  }
  if (keys.includes('port') || addresses.some(([from, to]) => isText(from) && isText(to) && hasOtherPort(from, to))) {
    return {
      severity: 'warning',
      says: 'The connection leads to another port',
      why: 'Another database can listen there, and gets the password of the root user.',
    };
  }
  return undefined;
}

function isText(value: DisplayValue): value is string {
  return typeof value === 'string';
}

/** Undefined if the parameters are unknown or sensitive as a whole. */
function asMap(value: DisplayValues[string]): DisplayValues | undefined {
  return value === undefined ? {} : isDisplayValues(value) ? value : undefined;
}

function judgeEnd(change: ObjectChange): Remark[] {
  const users = usersOf(change, 'dbName', ['lintel_database_role', 'lintel_database_static_role']);
  const what =
    change.operation === 'delete' ? 'The connection is deleted' : 'The connection is deleted and created again';
  return [
    {
      severity: users.length > 0 ? 'danger' : 'warning',
      says: users.length > 0 ? `${what} while roles in this plan still use it` : what,
      items: users,
      why: 'Without it, no credentials are issued. Those that were issued are revoked at once, and their users lose access.',
    },
  ];
}
