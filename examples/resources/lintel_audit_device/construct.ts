import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.AuditDevice(scope, 'Example', {
    path: 'file',
    type: secrets.AuditDeviceType.FILE,
    options: {
      file_path: '/var/log/openbao/audit.log',
    },
  });
}
