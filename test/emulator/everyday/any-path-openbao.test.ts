import { ANY_PATH_ASKS } from './any-path-asks';
import { compareEveryday } from './asked';

compareEveryday('OpenBao and the emulator agree about any path', 'any-path', ANY_PATH_ASKS);
