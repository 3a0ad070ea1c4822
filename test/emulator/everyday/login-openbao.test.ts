import { kept } from '../secrets/compared';
import { compareEveryday, titlesOf } from './asked';
import { LOGIN_ASKS } from './login-asks';

compareEveryday('OpenBao and the emulator agree about users and secret ids', 'login', LOGIN_ASKS, {
  keptTexts: kept(titlesOf(LOGIN_ASKS), 'GET auth/up/login/ann', 'this refusal alone has no frame around it'),
});
