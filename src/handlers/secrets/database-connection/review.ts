import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';
import { isDisplayValues, type DisplayValues } from '../../../definition/display-value';
import { usersOf } from '../shared/dependent-roles';

/** Parameters by which plugins are told where the database is. */
const PLACES = ['host', 'hosts', 'port', 'url', 'server', 'projectID', 'project_id'];

/** What a change of a connection means to those who get credentials through it. */
export const databaseConnectionReview: ResourceReview = {
  rules: [
    {
      attribute: 'pluginName', when: 'changes', severity: 'danger', says: 'Another plugin speaks to the database',
      why: 'It gets the password of the root user, and decides what a statement does.',
    },
    { attribute: 'pluginVersion', when: 'changes', on: ['update'], severity: 'warning', says: 'Another version of the plugin speaks to the database', why: 'It gets the password of the root user.' },
    {
      attribute: 'connectionUrl', when: 'moves', severity: 'danger', says: 'The connection leads to another host',
      why: 'The password of the root user goes there, and every credential is made there from now on.',
    },
    { attribute: 'connectionUrl', when: 'changes', severity: 'warning', says: 'The connection string changes', why: 'It decides how the database is reached, and whether the way is encrypted.' },
    { attribute: 'username', when: 'changes', severity: 'warning', says: 'The service acts as another user of the database', why: 'Whatever it makes, changes and takes away is done with the rights of this user.' },
    {
      attribute: 'password', when: 'sent', severity: 'warning', says: 'The password of the root user is sent or cleared',
      why: 'It replaces the one that the service has: where the service had rotated it since, it is locked out.',
    },
    {
      attribute: 'secretsRevision', when: 'sent', severity: 'warning', says: 'A write-only secret is sent or cleared: the address, the password or a parameter',
      why: 'The plan does not hold what is write-only: look at the configuration to know where the connection leads, and by which password.',
    },
    { attribute: 'allowedRoles', when: 'gains', any: ['*'], on: ['update', 'replace'], severity: 'danger', says: 'Every role may use the connection', why: 'Whoever may write a role of the engine gets users of this database.' },
    { attribute: 'allowedRoles', when: 'gains', any: ['*'], on: ['create'], severity: 'warning', says: 'Every role may use the connection', why: 'Whoever may write a role of the engine gets users of this database.' },
    { attribute: 'allowedRoles', when: 'gains', severity: 'warning', says: 'Further roles may use the connection', why: 'Whoever may read their credentials gets users of this database.' },
    { attribute: 'allowedRoles', when: 'loses', unless: ['*'], severity: 'warning', says: 'Roles may no longer use the connection', why: 'Whoever asks them for credentials gets none from now on.' },
    { attribute: 'rootRotationStatements', when: 'changes', asText: true, severity: 'warning', says: 'The statements that rotate the root password change', why: 'They run with the rights of the root user, and one that fails locks the service out.' },
    { attribute: 'passwordPolicy', when: 'changes', severity: 'warning', says: 'Passwords are made by another policy', why: 'It decides how hard they are to guess.' },
    { attribute: 'verifyConnection', when: 'becomes', is: false, on: ['update', 'replace'], severity: 'warning', says: 'The connection is stored without being tried', why: 'That it does not work is seen only by those who ask for credentials.' },
    { attribute: 'disableEscaping', when: 'becomes', is: true, on: ['create', 'update', 'replace'], severity: 'warning', says: 'User name and password go into the connection string as they are', why: 'A password with `@` or `/` in it changes where the connection leads.' },
    { on: ['update', 'replace'], about: ['parameters'], judge: judgeParameters },
    { on: ['delete', 'replace'], about: ['mount', 'name'], judge: judgeEnd },
  ],
  unremarkable: {
    connectionUrlWo: 'it is in no plan: the counter and the version tell that it is sent',
    connectionUrlWoVersion: 'the rule about the counter sees it',
    passwordWo: 'it is in no plan: the counter and the version tell that it is sent',
    passwordWoVersion: 'the rule about the password sees it',
    parametersWo: 'it is in no plan: the counter and the version tell that it is sent',
    parametersWoVersion: 'the rule about the counter sees it',
  },
};

function judgeParameters({ before, after, changed }: ObjectChange): Remark[] {
  if (!changed.has('parameters')) return [];
  const [old, wanted] = [asMap(before.parameters), asMap(after.parameters)];
  const keys = old && wanted ? [...new Set([...Object.keys(old), ...Object.keys(wanted)])].filter((key) => old[key] !== wanted[key]).sort() : [];
  if (keys.some((key) => PLACES.includes(key))) {
    return [{ attribute: 'parameters', severity: 'danger', says: 'The connection leads to another host', items: keys, why: 'The password of the root user goes there, and every credential is made there from now on.' }];
  }
  const guarded = !old || !wanted || keys.some((key) => /tls|ssl|insecure|ca_cert/i.test(key));
  return [{
    attribute: 'parameters', severity: guarded ? 'warning' : 'note', says: 'The plugin gets other parameters', items: keys,
    why: guarded ? 'They may decide where the connection leads, and whether the way is encrypted.' : 'What they do, the plugin decides.',
  }];
}

/** Undefined where the parameters are unknown or sensitive as a whole. */
function asMap(value: DisplayValues[string]): DisplayValues | undefined {
  return value === undefined ? {} : isDisplayValues(value) ? value : undefined;
}

function judgeEnd(change: ObjectChange): Remark[] {
  const users = usersOf(change, 'dbName', ['lintel_database_role', 'lintel_database_static_role']);
  const what = change.operation === 'delete' ? 'The connection is deleted' : 'The connection is deleted and made anew';
  return [{
    severity: users.length > 0 ? 'danger' : 'warning', says: users.length > 0 ? `${what} while something in this plan still uses it` : what, items: users,
    why: 'Without it no credential is issued, and none that was issued is taken away.',
  }];
}
