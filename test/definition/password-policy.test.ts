import { readFileSync } from 'fs';
import * as path from 'path';
import {
  findPasswordPolicyFault,
  parsePasswordPolicy,
  passwordPolicyKey,
  renderPasswordPolicy,
  type PasswordPolicy,
} from '../../src/definition/kinds/password-policy';
import { parsePasswordPolicy as readByEmulator } from '../../src/emulator/secrets/password-policy';
import { describePosition, parseHcl } from '../../src/hcl/parse-hcl';
import { fc, PROPERTY_RUNS } from '../support/properties';

/** How a real OpenBao responded to texts, and to the request for a password after each. */
const responses = JSON.parse(
  readFileSync(path.join(__dirname, '..', 'emulator', 'secrets', 'openbao-password-policies.json'), 'utf8'),
) as readonly { readonly ask: string; readonly status: number; readonly data?: { readonly password?: number } }[];

const tried = responses.flatMap(({ ask, status }, index) => {
  const text = /^\d+: POST sys\/policies\/password\/database (.*)$/.exec(ask)?.[1];
  const { policy } = JSON.parse(text ?? '{}') as { policy?: unknown };
  return typeof policy === 'string' ? [{ policy, status, next: responses[index + 1] }] : [];
});

describe('the reader of password policies', () => {
  it('means by every text that a real OpenBao accepted passwords of the same length', () => {
    const accepted = tried.filter(({ status, next }) => status === 204 && next?.data?.password !== undefined);
    expect(accepted.length).toBeGreaterThan(30);
    for (const { policy, next } of accepted) {
      expect([policy, parsePasswordPolicy(policy)?.length]).toEqual([policy, next!.data!.password]);
    }
  });

  it('refuses every text that a real OpenBao refused', () => {
    const refused = tried.filter(({ status }) => status === 400);
    expect(refused.length).toBeGreaterThan(30);
    for (const { policy } of refused) {
      expect([policy, typeof findPasswordPolicyFault(policy)]).toEqual([policy, 'string']);
    }
  });

  it('reads every policy that it renders as the same, as the emulator does', () => {
    const rule = fc.record({
      charset: fc
        .string({ unit: 'grapheme', minLength: 1 })
        .filter((text) => /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(text)),
      minChars: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    });
    const nasty = fc.record({ charset: fc.constantFrom('${', '"${"', '\\', '"', '}${', '$', '#/*', '//') });
    const policy = fc.record({
      length: fc.integer({ min: 40, max: 100 }),
      rules: fc.array(fc.oneof(rule, nasty), { minLength: 1, maxLength: 8 }),
    });
    fc.assert(
      fc.property(policy, (given: PasswordPolicy) => {
        const text = renderPasswordPolicy(given);
        expect(findPasswordPolicyFault(text)).toBeUndefined();
        expect(JSON.parse(JSON.stringify(parsePasswordPolicy(text)))).toEqual(JSON.parse(JSON.stringify(given)));
        const { length, charsets } = readByEmulator(text);
        expect([length, charsets.map(({ characters }) => characters)]).toEqual([
          given.length,
          given.rules.map(({ charset }) => [...new Set(charset)]),
        ]);
        const shuffled = { ...given, rules: [...given.rules].reverse() };
        expect(passwordPolicyKey(renderPasswordPolicy(shuffled))).toBe(passwordPolicyKey(text));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('never fails on any text', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      '${',
      '=',
      ',',
      ':',
      '<<A\n',
      'A\n',
      '#',
      '/*',
      'rule',
      ' ',
      '\n',
      '0',
      '-',
      'é',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const { fault, items } = parseHcl(parts.join(''));
        expect((fault === undefined) !== (items === undefined)).toBe(true);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('reads a long text in a moment', () => {
    const text = `${'# a comment\n'.repeat(20_000)}length = 20\n${'rule "charset" { charset = "abc" }\n'.repeat(5_000)}}`;
    const started = process.cpuUsage().user;
    expect(findPasswordPolicyFault(text)).toMatch(/^line 25002, column 1: a name is expected/);
    expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(5);
  });
});

it('a position counts lines and characters from 1', () => {
  expect(describePosition('a\nb😀c', 'a\nb😀'.length)).toBe('line 2, column 3');
});
