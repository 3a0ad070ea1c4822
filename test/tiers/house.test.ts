import { measureHouse } from '../../generate/house';
import { findCircles } from './circles';

const house = measureHouse();

test('no files import each other in a circle', () => {
  expect(house.circles).toEqual([]);
});

test('a circle is found however many steps it takes', () => {
  const imports: Readonly<Record<string, readonly string[]>> = { a: ['b'], b: ['c'], c: ['a'], d: ['a'], e: ['e'] };
  const graph = {
    importsOf: (file: string) => imports[file]!,
    reach(files: readonly string[]) {
      const steps = new Map(files.map((file) => [file, 0]));
      for (const [file] of steps) for (const one of imports[file]!) if (!steps.has(one)) steps.set(one, 1);
      return steps;
    },
  };
  expect(findCircles(graph as never, Object.keys(imports))).toEqual([['a', 'b', 'c'], ['e']]);
});

/** The bars fall with what is achieved, and never rise. */
test('the house grows no larger than its bars', () => {
  expect(house.plain).toBeGreaterThanOrEqual(31);
  expect(house.long.length).toBe(0);
  expect(house.decisions).toBeLessThanOrEqual(45);
  expect(house.longestDecision).toBeLessThanOrEqual(330);
});
