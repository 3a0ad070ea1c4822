import { defineAdoption } from '../../../definition/adoption';

/** Why rekeys of the recovery key that exist do not become code. */
export const recoveryRekeyAdoption = defineAdoption({
  type: 'lintel_recovery_rekey',
  things: 'rekeys of the recovery key',
  search: { by: 'nothing', because: 'an attempt is started and ends; nothing of it stays that code could describe' },
});
