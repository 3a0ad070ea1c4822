import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const secretId = new secrets.EphemeralAppRoleSecretId(scope, 'Example', {
    role: 'web',
    ttl: Duration.hours(24),
    wrapTtl: Duration.minutes(5),
    destroyOnClose: false,
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'umask 077 && printf %s "$TOKEN" > web.wrapping-token',
    environment: { TOKEN: secretId.wrappingToken },
  };
  new DataResource(scope, 'HandOver', {
    // Another value hands over another one.
    triggersReplace: { version: '1.4.2' },
    provisioners: [command],
  });
}
