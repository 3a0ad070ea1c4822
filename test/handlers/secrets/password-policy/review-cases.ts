import { changing, name, type Case } from '../../../cli/review/case';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const passwords = () => ({ name: name() });
const made = (length: number, ...rules: object[]) => ({ length, rules });
const withLetters = { charset: LETTERS, min_chars: 1 };
const withDigits = { charset: '0123456789', min_chars: 2 };
const WEAKER = 'Passwords are made of fewer characters, or by fewer rules';
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(passwords())('short passwords', made(24, withLetters), made(11, withLetters), [
    'danger',
    'length',
    'Passwords have fewer than 12 characters',
  ]),
  changing(passwords())('shorter passwords', made(24, withLetters), made(12, withLetters)),
  changing(passwords())('short passwords as before', made(11, withLetters), made(10, withLetters)),
  {
    title: 'made for short passwords',
    after: { ...passwords(), ...made(8, withLetters) },
    says: [['danger', 'length', 'Passwords have fewer than 12 characters']],
  },
  changing(passwords())('fewer rules', made(24, withLetters, withDigits), made(24, withLetters), [
    'warning',
    'rules',
    WEAKER,
  ]),
  changing(passwords())('fewer characters', made(24, withLetters), made(24, { ...withLetters, charset: 'abc' }), [
    'warning',
    'rules',
    WEAKER,
  ]),
  changing(passwords())('fewer required', made(24, withDigits), made(24, { ...withDigits, min_chars: 1 }), [
    'warning',
    'rules',
    WEAKER,
  ]),
  changing(passwords())('more of everything', made(24, withLetters), made(30, withLetters, withDigits)),
  changing(passwords())(
    'a weaker text',
    { policy: `length = 20\nrule "charset" { charset = "${LETTERS}" }` },
    { policy: 'length = 10\nrule "charset" { charset = "abc" }' },
    ['danger', 'length', 'Passwords have fewer than 12 characters'],
    ['warning', 'rules', WEAKER],
  ),
  {
    title: 'deleted',
    before: { ...passwords(), ...made(24, withLetters) },
    says: [['warning', undefined, 'Roles and connections that name the policy can no longer generate']],
  },
  {
    title: 'replaced',
    before: { ...made(24, withLetters), name: 'former-policy' },
    after: { ...made(24, withLetters), name: 'latter-policy' },
    says: [['warning', undefined, 'Roles and connections that name the policy can no longer generate']],
  },
];
