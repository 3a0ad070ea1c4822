import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const machines = new secrets.AuthMount(scope, 'Machines', { path: 'machines', type: 'approle' });
  const web = new secrets.AppRoleRole(scope, 'Web', {
    mount: machines.path,
    name: 'web',
    tokenPolicies: ['web'],
    secretIdTtl: Duration.days(90),
    secretIdNumUses: 10,
  });

  // The machine unwraps it within an hour. The state has no secret id.
  new secrets.AppRoleSecretId(scope, 'Example', {
    mount: machines.path,
    role: web.name,
    wrapTtl: Duration.hours(1),
    renewBefore: Duration.days(7),
    cidrList: ['10.1.0.0/16'],
    lifecycle: { createBeforeDestroy: true },
  });
}
