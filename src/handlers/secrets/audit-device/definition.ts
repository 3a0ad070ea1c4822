import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { rootPlace } from '../shared/stored/places';

const place = rootPlace('sys/audit', {
  noun: 'audit device',
  name: 'path',
  nameDoc: 'The path of the device. No other one can be above or below it.',
  example: 'file',
  together: true,
  nested: true,
  peer: { name: 'path' },
});

export const auditDevice = defineResource({
  type: 'lintel_audit_device',
  service: 'secrets',
  construct: 'AuditDevice',
  doc: 'Where the service records every request and every response. If there are devices and none of them can write, the service responds to no request. OpenBao takes devices by its API only if its server is configured so.',
  source: ['docs/spec/secrets-everyday.md#audit-device', 'docs/spec/secrets-everyday.md#transit-audit-any-path'],
  attributes: {
    ...place.attributes,
    type: {
      type: 'string',
      use: 'required',
      values: ['file', 'socket', 'syslog', 'http'],
      construct: 'AuditDeviceType',
      replace: true,
      doc: 'The type of the device. `http` needs the dialect `openbao`.',
    },
    description: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      replace: true,
      absent: 'there is none',
      doc: 'What the device is for.',
    },
    local: {
      type: 'bool',
      use: 'optional',
      default: false,
      replace: true,
      doc: 'Whether the device belongs to this cluster alone and is not replicated.',
    },
    options: {
      type: 'map',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      compare: 'truth',
      replace: true,
      absent: 'the service decides',
      doc: 'The settings of the type: `file_path` and `mode` of a file, `address` and `socket_type` of a socket, `uri` of `http`; `format`, `hmac_accessor`, `log_raw`, `elide_list_responses` and `prefix` of all.',
    },
  },
  ...place.marks,
  ownAccess: { create: ['update', 'sudo'], delete: ['delete', 'sudo'] },
  access: [{ path: 'sys/audit', needs: { read: ['read', 'sudo'] } }],
  movedFrom: [{ type: 'vault_audit', schemaVersions: [0] }],
});

export const auditDevicesData = defineDataSource({
  type: 'lintel_audit_devices',
  service: 'secrets',
  construct: 'DataAuditDevices',
  doc: 'The audit devices of the service.',
  source: ['docs/spec/secrets-everyday.md#audit-device'],
  access: [{ path: 'sys/audit', needs: { read: ['read', 'sudo'] } }],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    devices: {
      type: 'objects',
      use: 'computed',
      doc: 'The devices, sorted by path. Empty if there are none.',
      attributes: {
        path: { type: 'string', use: 'computed', doc: 'The path of the device.' },
        type: { type: 'string', use: 'computed', doc: 'The type of the device.' },
        description: { type: 'string', use: 'computed', absent: 'there is none', doc: 'What the device is for.' },
        local: { type: 'bool', use: 'computed', doc: 'Whether the device is not replicated.' },
        options: {
          type: 'map',
          element: 'string',
          use: 'computed',
          absent: 'there are none',
          doc: 'The settings of the type.',
        },
      },
    },
  },
});
export const auditDeviceList = place.listOf(auditDevice, 'The audit devices of the service.');
