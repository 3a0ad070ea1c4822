import { defineAdoption } from '../../../definition/adoption';

/** How audit devices are adopted. */
export const auditDeviceAdoption = defineAdoption({
  type: 'lintel_audit_device',
  things: 'audit devices',
  search: { by: 'list', scope: 'installation' },
  named: ['path'],
});
