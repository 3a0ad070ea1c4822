const MIB = 1024 ** 2;

/** Bytes of large bodies after which Bun collects garbage. */
const COLLECTED_AFTER = 24 * MIB;

let received = 0;

/**
 * Called before the next large body is received, with the most bytes that it may have. Node.js frees the previous ones under pressure, but Bun's
 * collector does not count the memory of buffers in time, so that bodies received one after the other would all be kept.
 */
export function collectBefore(bytes: number): void {
  received += bytes;
  if (received < COLLECTED_AFTER) return;
  received = 0;
  (globalThis as { readonly Bun?: { gc(synchronous: boolean): void } }).Bun?.gc(true);
}
