import { kept } from '../secrets/compared';
import { compareEveryday, titlesOf } from './asked';
import { AUDIT_ASKS } from './audit-asks';

compareEveryday('OpenBao and the emulator agree about audit devices', 'audit', AUDIT_ASKS, {
  keptTexts: {
    ...kept(titlesOf(AUDIT_ASKS), '/proc/none/audit.log"}}', 'the reason of the operating system is another one'),
    ...kept(titlesOf(AUDIT_ASKS), '127.0.0.1:1', 'the server reports each of its attempts'),
  },
});
