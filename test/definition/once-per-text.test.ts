import { oncePerText } from '../../src/definition/once-per';

test('a text is read once while others take turns, and again after many others', () => {
  const asked: string[] = [];
  const read = oncePerText((text) => {
    asked.push(text);
    return { text };
  });
  const texts = Array.from({ length: 10 }, (_, index) => `policy ${index}`);
  const first = texts.map(read);
  expect(texts.map(read)).toEqual(first);
  expect(read('policy 0')).toBe(first[0]);
  expect(asked).toEqual(texts);
  for (let index = 10; index < 100; index++) read(`policy ${index}`);
  expect(read('policy 0')).toEqual(first[0]);
  expect(asked.filter((text) => text === 'policy 0')).toHaveLength(2);
});
