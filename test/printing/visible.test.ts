import { withoutAddressSecrets } from '../../src/printing/addresses';
import { printable, printableLine } from '../../src/printing/printable';
import { visible, visibleJson } from '../../src/printing/visible';
import { fc } from '../support/properties';

test.each([
  ['an escape sequence', '\u001b[31mred\u001b]0;title\u0007', '\\u001b[31mred\\u001b]0;title\\u0007'],
  ['a carriage return', 'seen\runseen', 'seen\\u000dunseen'],
  ['C1 control characters', '\u009b2J\u0085', '\\u009b2J\\u0085'],
  ['text direction overrides', 'a\u202eb\u2066c\u2069d\u200ee\u061c', 'a\\u202eb\\u2066c\\u2069d\\u200ee\\u061c'],
  [
    'zero-width characters',
    'a\u200bb\u00adc\ufeffd\u2060e\u034f\u3164',
    'a\\u200bb\\u00adc\\ufeffd\\u2060e\\u034f\\u3164',
  ],
  ['a tag character, as a surrogate pair', 'a\u{e0041}b', 'a\\udb40\\udc41b'],
  ['line and paragraph separators', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
])('%s is escaped', (_, text, shown) => expect(visible(text)).toBe(shown));

test('ordinary text is not changed, in any script, with tabs, line feeds and emojis', () => {
  for (const text of [
    'plain\n\ttext',
    'Ünïcödé, Ελληνικά, עברית, العربية, 日本語',
    '⚠️ ✅ 🔴',
    'a::b, C:\\x, ## heading',
    'sections_start: 1',
  ]) {
    expect(visible(text)).toBe(text);
  }
});

test.each([
  '::error::x',
  '  ::set-output name=a::b',
  'x\n::stop-commands::y',
  'x\r\n::error::y',
  '##[error]x',
  'before ##vso[task.setvariable]x',
  '##teamcity[x]',
  'x\nsection_start:1:a',
  'section_end:1:a',
  'a long line ::error::x',
  'a long line\tsection_start:1:a',
])('%j is not interpreted as a pipeline command', (text) => {
  const lines = visible(text).split('\n');
  // As the runners match them: at the start of a line, which can be after any space because Terraform wraps lines; the older forms anywhere.
  expect(
    lines
      .flatMap((line) => line.split(/\s/))
      .filter((word) => /^(::.|section_(start|end):)/.test(word) || /##(vso|teamcity)?\[/.test(word)),
  ).toEqual([]);
});

test('printable text has no invisible characters or commands, and escaping it again changes nothing', () => {
  const odd = fc.constantFrom(
    '\u001b',
    '\u202e',
    '\r',
    '\n',
    '::',
    '##[',
    '\u200b',
    'a',
    ' ',
    '\u{e0001}',
    'section_start:',
    '\ud800',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(odd, fc.string({ unit: 'binary' }))), (parts) => {
      const shown = printable(parts.join(''));
      expect(shown).not.toMatch(
        /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]|##\[|(?:^|\s)(?:::\S|section_start:)/mu,
      );
      expect(printable(shown)).toBe(shown);
      expect(printableLine(parts.join(''))).not.toContain('\n');
    }),
  );
});

test('escaped JSON has the same value', () => {
  const value = { 'a\u202e': ['\u001b[2J', '::error::x\n##[error]y', '\u{e0001}'] };
  const shown = visibleJson(JSON.stringify(value, undefined, 2));
  expect(shown).not.toMatch(/[\u202e\u001b]|##\[/);
  expect(JSON.parse(shown)).toEqual(value);
});

test.each([
  ['https://ada:pw@example.com/x', 'https://(sensitive)@example.com/x'],
  ['https://ghp_token@example.com/x', 'https://(sensitive)@example.com/x'],
  ['postgresql://root:p@ssw@rd@db:5432/orders', 'postgresql://(sensitive)@db:5432/orders'],
  ['postgresql://root:pa/ss@db:5432/orders', 'postgresql://(sensitive)@db:5432/orders'],
  ['root:pw@tcp(db:3306)/orders', '(sensitive)@tcp(db:3306)/orders'],
  [
    'https://example.com/hook?a=1&token=abc&b=2#access_token=def',
    'https://example.com/hook?a=1&token=(sensitive)&b=2#access_token=(sensitive)',
  ],
  [
    '/x?X-Amz-Signature=abc&X-Amz-Credential=AK%2F1&sig=s&password=p',
    '/x?X-Amz-Signature=(sensitive)&X-Amz-Credential=(sensitive)&sig=(sensitive)&password=(sensitive)',
  ],
  [
    'sqlserver://db:1433;user id=sa;password=pw;encrypt=true',
    'sqlserver://db:1433;user id=sa;password=(sensitive);encrypt=true',
  ],
  ['"url": "https://ada:pw@example.com", "b": "c@d"', '"url": "https://(sensitive)@example.com", "b": "c@d"'],
])('%s is printed as %s', (text, shown) => expect(withoutAddressSecrets(text)).toBe(shown));

test.each([
  'postgresql://{{username}}:{{password}}@db:5432/orders',
  'https://example.com:8443/a?to=b@example.com',
  'ssh://git@example.com/acme/x.git',
  'ada@example.com',
  'https://example.com/x?page=2&sort=key',
  'https://[::1]:8200/v1',
  'at 10:30 somebody wrote a=b',
])('%s contains no secret, and is not changed', (text) => expect(withoutAddressSecrets(text)).toBe(text));
