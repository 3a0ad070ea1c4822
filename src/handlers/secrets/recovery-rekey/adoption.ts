import { defineAdoption } from '../../../definition/adoption';

/** Rekeys of the recovery key are not adopted. */
export const recoveryRekeyAdoption = defineAdoption({
  type: 'lintel_recovery_rekey',
  things: 'rekeys of the recovery key',
  search: { by: 'nothing', because: 'an attempt is temporary and leaves nothing that code could describe' },
});
