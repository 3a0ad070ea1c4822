import { log, report } from '../plugin-protocol/log';

/** Core waits for the answer to its Shutdown without limit; a person does not. */
const PATIENCE = 10_000;

/** Something that was opened. */
interface Open {
  /** What core gives when it closes it. */
  readonly key: string;
  /** What core gives when it renews it. */
  latest: string;
  readonly close: () => Promise<void>;
  /** What stays usable where it cannot be closed. */
  remains: string | undefined;
  /** It is being closed. */
  closing?: Promise<void>;
}

const open = new Set<Open>();

/**
 * What was opened and not yet closed. Core closes it when all is well, and also after an interrupt; but where what uses it has failed it
 * ends the provider instead. Then whatever is still open is closed by ourselves.
 */
export function rememberOpen(key: string, close: () => Promise<void>, remains: string | undefined): void {
  open.add({ key, latest: key, close, remains });
}

/** What stays usable has another end now. */
export function rememberRenewal(before: string, after: string, remains: string | undefined): void {
  const renewed = [...open].find(({ latest }) => latest === before);
  if (renewed) Object.assign(renewed, { latest: after, remains });
}

/** Core closes it itself. Where that fails, what stays usable is logged, and answered beside the error. */
export async function closeOpen(key: string, close: () => Promise<void>): Promise<{ readonly error?: Error; readonly remains?: string }> {
  const known = [...open].find((one) => one.key === key && !one.closing);
  const closing = close();
  if (known) known.closing = closing;
  try {
    await closing;
    return {};
  } catch (error) {
    reportLeft(known?.remains, (error as Error).message);
    return { error: error as Error, remains: known?.remains };
  } finally {
    if (known) open.delete(known);
  }
}

/** Nothing, where nothing is open: most processes end without waiting for anything. */
export function closeAll(): Promise<void> | undefined {
  if (open.size === 0) return undefined;
  const closing = [...open].map(async (one) => {
    // What core is about to close tells by itself what becomes of it.
    if (one.closing) return one.closing.catch(() => undefined);
    await (one.closing = one.close()).catch((error: Error) => reportLeft(one.remains, error.message));
    open.delete(one);
  });
  return new Promise((resolve) => {
    const patience = setTimeout(() => {
      for (const { remains } of open) reportLeft(remains, `no answer came within ${PATIENCE / 1000} s`);
      open.clear();
      resolve();
    }, PATIENCE);
    void Promise.all(closing).then(() => {
      clearTimeout(patience);
      resolve();
    });
  });
}

/** Nobody may be there to be told: so it is written whatever is logged. */
function reportLeft(remains: string | undefined, reason: string): void {
  if (remains === undefined) log('warn', 'what was opened could not be closed', { error: reason });
  else report(`not given back, and usable until it ends: ${remains} (${reason})`);
}
