import { compareEveryday } from './asked';
import { TRANSIT_ASKS } from './transit-asks';

compareEveryday('OpenBao and the emulator agree about transit keys', 'transit', TRANSIT_ASKS);
