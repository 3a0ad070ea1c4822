import { startEmulator } from '../../../src/emulator/server';

/** An emulator in a process of its own, with Node.js's `--expose-gc`: it says where it is, and how large its heap is when asked. */
async function main(): Promise<void> {
  const { address } = await startEmulator({ seed: 1, settings: { postgresql: 'never' } });
  process.on('message', () => {
    void collect().then((heap) => process.send!({ heap }));
  });
  process.send!({ address });
}

/** What is alive only until a timer or a closed connection lets go of it is given the time. */
async function collect(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc!();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return process.memoryUsage().heapUsed;
}

void main();
