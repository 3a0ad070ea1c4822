import { log } from './log';

/** Core waits for the answer to its Shutdown without limit; a person does not. */
const PATIENCE = 10_000;

type Close = () => Promise<void>;

const open = new Map<string, Close[]>();

/**
 * What was opened and not yet closed. Core closes it when all is well, and also after an interrupt; but where what uses it has failed it
 * ends the provider instead. Then whatever is still open is closed by ourselves.
 */
export function rememberOpen(key: string, close: Close): void {
  open.set(key, [...open.get(key) ?? [], close]);
}

/** Core closes it itself. */
export function forgetOpen(key: string): void {
  const [, ...others] = open.get(key) ?? [];
  if (others.length > 0) open.set(key, others);
  else open.delete(key);
}

/** Nothing, where nothing is open: most processes end without waiting for anything. */
export function closeAll(): Promise<void> | undefined {
  if (open.size === 0) return undefined;
  const closing = [...open.values()].flat().map((close) => close().catch((error: unknown) => {
    log('warn', 'what was opened could not be closed', { error: error instanceof Error ? error.message : String(error) });
  }));
  open.clear();
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, PATIENCE);
    void Promise.all(closing).then(() => {
      clearTimeout(patience);
      resolve();
    });
  });
}
