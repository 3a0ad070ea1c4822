import { isLoopback, namesOf, reachable } from '../../src/emulator/loopback';

test.each([
  ['127.0.0.1', true], ['127.8.9.10', true], ['::1', true], ['::ffff:127.0.0.1', true], ['localhost', true],
  ['0.0.0.0', false], ['::', false], ['10.0.0.127', false], ['::ffff:10.0.0.1', false], ['127.example.com', false], [undefined, false],
])('%s is an address of this machine alone: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test('what is listened on has a name for programs of this machine', () => {
  expect(['0.0.0.0', '::', '127.0.0.2', '::1', 'emulator.example.com'].map(reachable)).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.2', '[::1]', 'emulator.example.com']);
});

test('a certificate names one address, or all that this machine has', () => {
  expect(namesOf('192.0.2.1')).toEqual(['192.0.2.1']);
  expect(namesOf('0.0.0.0')).toEqual(expect.arrayContaining(['127.0.0.1']));
});
