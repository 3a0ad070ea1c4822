import { Lane, Lanes } from '../../src/clients/transport/lanes';

const TIMES = { making: 60, patience: 0.5 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Starts requests that all need a connection now. `going` contains those that may be sent. */
async function ask(lanes: Lanes, count: number): Promise<{ readonly going: Lane[] }> {
  const going: Lane[] = [];
  for (let index = 0; index < count; index++) void lanes.enter().then((lane) => going.push(lane));
  await pass(0);
  return { going };
}

async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
}

it('the lanes send one request while the first connection is opened, and the next as soon as that connection is free', async () => {
  const { going } = await ask(new Lanes(TIMES), 3);
  expect(going).toHaveLength(1);
  await pass(20);
  going[0].onConnected(true);
  going[0].leave();
  await pass(0);
  expect(going).toHaveLength(2);
});

it('the lanes keep using one connection while responses arrive faster than another connection could be opened', async () => {
  const { going } = await ask(new Lanes(TIMES), 4);
  await pass(20);
  going[0].onConnected(true);
  for (let responded = 0; responded < 4; responded++) {
    await pass(1);
    going[responded].leave();
    await pass(0);
    going[responded + 1]?.onConnected(false);
    expect(going.length).toBe(Math.min(4, responded + 2));
  }
});

it('the lanes double the number of connections while no response arrives', async () => {
  const { going } = await ask(new Lanes(TIMES), 20);
  await pass(20);
  going[0].onConnected(true);
  await pass(10);
  expect(going).toHaveLength(2);
  going[1].onConnected(true);
  await pass(10);
  expect(going).toHaveLength(4);
  for (const lane of going.slice(2)) lane.onConnected(true);
  await pass(10);
  expect(going).toHaveLength(8);
});

it('the lanes do not keep requests waiting for a connection that never opens', async () => {
  const { going } = await ask(new Lanes(TIMES), 10);
  await pass(TIMES.making - 1);
  expect(going).toHaveLength(1);
  await pass(1);
  expect(going).toHaveLength(10);
});

it('the lanes keep the number of connections that they have reached', async () => {
  const lanes = new Lanes(TIMES);
  const { going } = await ask(lanes, 3);
  await pass(TIMES.making);
  for (const lane of going) lane.leave();
  expect((await ask(lanes, 4)).going).toHaveLength(3);
});
