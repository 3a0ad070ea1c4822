import { isLoopback, namesOf, reachable } from '../../src/emulator/http/loopback';

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.127', false],
  ['::ffff:10.0.0.1', false],
  ['127.example.com', false],
  [undefined, false],
])('reports whether %s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test('programs on this machine get a usable address of a listener', () => {
  expect(['0.0.0.0', '::', '127.0.0.2', '::1', 'emulator.example.com'].map(reachable)).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.2',
    '[::1]',
    'emulator.example.com',
  ]);
});

test('a certificate names the bound address, or all addresses of this machine', () => {
  expect(namesOf('192.0.2.1')).toEqual(['192.0.2.1']);
  expect(namesOf('0.0.0.0')).toEqual(expect.arrayContaining(['127.0.0.1']));
});
