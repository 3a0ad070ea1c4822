import { kept } from '../secrets/compared';
import { compareEveryday, titlesOf } from './asked';
import { KEY_VALUE_ASKS } from './key-value-asks';

const TITLES = titlesOf(KEY_VALUE_ASKS);

compareEveryday('OpenBao and the emulator agree about key-value secrets', 'key-value', KEY_VALUE_ASKS, {
  kept: kept(TITLES, 'GET two/data/a/', 'the server fails at a path with a slash at its end, which nobody can write'),
  keptTexts: kept(TITLES, 'POST two/metadata/m {"custom_metadata":{"c":{}}}', 'a wrong type is named in other words'),
});
