import { leftBehind } from '../../src/handlers/moved';

const source = { name: 'a', path: 'p', zero: 0, off: false, none: [], nested: { empty: '' }, other: 'x', mount: 'y' };
const reason = { name: 'mount', because: 'It belongs to another resource.' };

test('what a move does not carry is named once, with its reason if it has one, unless it is empty', () => {
  expect(leftBehind({ state: {}, carried: ['name', 'path'], notCarried: [reason] }, source)).toEqual([reason, 'other']);
});

test('a move that does not say what it carries names only what it explains', () => {
  expect(leftBehind({ state: {} }, source)).toEqual([]);
  expect(leftBehind({ state: {}, notCarried: [reason] }, source)).toEqual([reason]);
});
