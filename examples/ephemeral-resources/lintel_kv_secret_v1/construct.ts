import { DataResource, Fn, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const smtp = new secrets.EphemeralKvSecretV1(scope, 'Smtp', {
    mount: 'documents',
    name: 'app/smtp',
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'umask 077 && printf %s "$PASSWORD" > smtp.password',
    environment: { PASSWORD: Fn.lookup(smtp.data, 'password') },
  };
  new DataResource(scope, 'Mail', {
    // Another value sends the message again.
    triggersReplace: { month: '2026-11' },
    provisioners: [command],
  });
}
