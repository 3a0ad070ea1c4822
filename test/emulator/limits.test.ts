import { RateLimits } from '../../src/emulator/http/limits';

let nowMs: number;
beforeEach(() => {
  nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => jest.restoreAllMocks());

/** The callers that are remembered. */
const remembered = (limits: RateLimits) => [...(limits as unknown as { windows: Map<string, unknown> }).windows.keys()];

function limited(): RateLimits {
  const limits = new RateLimits();
  limits.set(2);
  return limits;
}

it('forgets callers whose second is over', () => {
  const limits = limited();
  for (let caller = 0; caller < 1000; caller++) {
    nowMs += 100;
    limits.take(() => `token-${caller}`);
  }
  expect(remembered(limits)).toEqual(Array.from({ length: 10 }, (_, index) => `token-${990 + index}`));
});

it('counts on for a caller whose second is not over', () => {
  const limits = limited();
  const takes = (caller: string) => limits.take(() => caller)?.refused;
  expect([takes('one'), takes('one'), takes('one')]).toEqual([false, false, true]);
  nowMs = 600;
  expect([takes('two'), takes('one')]).toEqual([false, true]);
  nowMs = 1000;
  expect([takes('one'), takes('two'), takes('two')]).toEqual([false, false, true]);
  nowMs = 1700;
  expect([takes('three'), takes('one'), takes('one')]).toEqual([false, false, true]);
  expect(remembered(limits)).toEqual(['one', 'three']);
});
