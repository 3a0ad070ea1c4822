import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const POLICIES = '/v1/sys/policies/password';
const WRITE = 'password-policies: Write password policy, Read password policy';
const LIST = 'password-policies: List password policies, Delete password policy';
const GENERATE = 'password-policies: Generate a password';

/** The rows of the foundation's endpoint table about password policies. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Password policy', [
  ['List password policies', 'LIST', POLICIES, 200],
  ['Read password policy', 'GET', `${POLICIES}/:name`, 200],
  ['Write password policy', 'POST', `${POLICIES}/:name`, 204],
  ['Delete password policy', 'DELETE', `${POLICIES}/:name`, 204],
  ['Generate a password', 'GET', `${POLICIES}/:name/generate`, 200],
]);

/** The rules of the foundation's specification about password policies. */
export const rules: readonly SpecifiedRule[] = rulesOf('Password policy', [
  ['policy: HCL or JSON', `${WRITE} A policy may be JSON`],
  ['policy: base64 decoded', `${WRITE} A text in base64 is decoded`],
  ['policy: stored and returned verbatim', `${WRITE} A policy is read as it was sent`],
  ['length: 4 to 100', `${WRITE} A length of 101 is refused`],
  ['one or more rule "charset"', `${WRITE} A rule is required`],
  ['charset: not empty', `${WRITE} A set is not empty`],
  ['charset: characters are runes', `${GENERATE} A password has the length and the characters of its policy`],
  ['min-chars: the sum at most length', `${WRITE} Rules require at most as many characters as there are`],
  ['min-chars: a negative number is accepted', `${WRITE} A negative number of characters is accepted`],
  ['other keys are ignored', `${WRITE} Keys that mean nothing are ignored`],
  ['another kind of rule is refused', `${WRITE} Another kind of rule is refused`],
  [
    'names keep their case and may hold /, spaces, dots',
    `${WRITE} A name keeps its case and may have several segments`,
  ],
  ['entropy_source [vault]', `${WRITE} A source of randomness is kept by Vault`],
  ['list: keys; none 404', `${LIST} None are a 404`],
  ['read: none 404 with a text', `${WRITE} A policy that does not exist is a 404 with a text`],
  ['delete: 204, also for none', `${LIST} Deleting what does not exist succeeds`],
  ['generate: password', `${GENERATE} A password has as many characters of each set as its rule requires`],
]);
