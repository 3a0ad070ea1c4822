import { ExactNumber, UNKNOWN, Values } from '../../src/definition/value';
import { decodeDynamicValue, encodeDynamicValue, isNull } from '../../src/plugin-protocol/wire/messages';
import type { ObjectType } from '../../src/plugin-protocol/wire/type';
import { encodeUnlessSame } from '../../src/terraform/unchanged';

const type: ObjectType = {
  object: [
    { name: 'text', key: 'text', type: 'string' },
    { name: 'count', key: 'count', type: 'number' },
    { name: 'list', key: 'list', type: { list: 'string' } },
    { name: 'inner', key: 'inner', type: { object: [{ name: 'text', key: 'text', type: 'string' }] } },
  ],
};
const sent: Values = { text: 'a', count: 1, list: ['x', 'y'], inner: { text: 'b' } };
const message = encodeDynamicValue(type, sent);

it('returns the message that was sent if nothing differs, even if an absent member has a key', () => {
  for (const same of [
    sent,
    { ...sent },
    { ...sent, list: ['x', 'y'], inner: { text: 'b' } },
    { ...sent, other: undefined },
  ]) {
    expect(encodeUnlessSame(type, same, sent, message)).toBe(message);
  }
});

it.each<[string, Values]>([
  ['a value', { ...sent, text: 'b' }],
  ['what is absent', { ...sent, text: undefined }],
  ['what is unknown', { ...sent, text: UNKNOWN }],
  ['an element', { ...sent, list: ['x', 'z'] }],
  ['a shorter list', { ...sent, list: ['x'] }],
  ['a member', { ...sent, inner: { text: 'c' } }],
  ['a member that is gone', { ...sent, inner: {} }],
  ['an object that is gone', { ...sent, inner: undefined }],
  ['the spelling of a number', { ...sent, count: new ExactNumber('1.50') }],
])('encodes the value again if %s differs', (_, value) => {
  const response = encodeUnlessSame(type, value, sent, message);
  expect(response).not.toBe(message);
  expect(decodeDynamicValue(type, response as never)).toEqual(
    decodeDynamicValue(type, encodeDynamicValue(type, value) as never),
  );
});

it('encodes a value that Terraform did not send', () => {
  expect(encodeUnlessSame(type, sent, undefined, undefined)).toEqual(message);
});

it('recognizes null without decoding the value', () => {
  const json = (text: string) => ({ json: Buffer.from(text) });
  expect(
    [undefined, {}, encodeDynamicValue(type, undefined), json('null'), json(' null\n')].map((one) =>
      isNull(one as never),
    ),
  ).toEqual([true, true, true, true, true]);
  expect([message, json('{}'), json('"null"')].map((one) => isNull(one as never))).toEqual([false, false, false]);
});
