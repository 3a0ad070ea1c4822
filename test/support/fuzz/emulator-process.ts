import { startEmulator } from '../../../src/emulator/http/server';

/** Runs an emulator in a separate process, with Node.js's `--expose-gc`. It prints its address, and its heap size on request. */
async function main(): Promise<void> {
  const { address } = await startEmulator({ seed: 1, settings: { postgresql: 'never' } });
  process.on('message', () => {
    void collect().then((heap) => process.send!({ heap }));
  });
  process.send!({ address });
}

/** Collects garbage after a pause, so that timers and closed connections can release memory. */
async function collect(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc!();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return process.memoryUsage().heapUsed;
}

void main();
