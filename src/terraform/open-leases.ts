import { log, report } from '../plugin-protocol/log';

/** Terraform waits for the response to Shutdown without a limit, but users do not. */
const PATIENCE = 10_000;

/** An opened ephemeral resource. */
interface Open {
  /** The key that Terraform passes to close it. */
  readonly key: string;
  /** The key that Terraform passes to renew it. */
  latest: string;
  readonly close: () => Promise<void>;
  /** The credentials that remain usable if it cannot be closed. */
  remains: string | undefined;
  /** Set while it is being closed. */
  closing?: Promise<void>;
}

const open = new Set<Open>();

/**
 * Remembers an opened resource. Terraform closes it on success and after an interrupt, but if its consumer failed, it ends the provider instead. The
 * provider then closes everything that is still open.
 */
export function rememberOpen(key: string, close: () => Promise<void>, remains: string | undefined): void {
  open.add({ key, latest: key, close, remains });
}

/** Updates the record of remaining credentials after a renewal. */
export function rememberRenewal(before: string, after: string, remains: string | undefined): void {
  const renewed = [...open].find(({ latest }) => latest === before);
  if (renewed) Object.assign(renewed, { latest: after, remains });
}

/** Closes a resource for Terraform. If that fails, logs the credentials that remain usable and returns them with the error. */
export async function closeOpen(
  key: string,
  close: () => Promise<void>,
): Promise<{ readonly error?: Error; readonly remains?: string }> {
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

/** Closes everything that is open. Returns undefined if nothing is, so that most processes end without waiting. */
export function closeAll(): Promise<void> | undefined {
  if (open.size === 0) return undefined;
  const closing = [...open].map(async (one) => {
    // Already being closed by Terraform, which reports the outcome.
    if (one.closing) return one.closing.catch(() => undefined);
    await (one.closing = one.close()).catch((error: Error) => reportLeft(one.remains, error.message));
    open.delete(one);
  });
  return new Promise((resolve) => {
    const patience = setTimeout(() => {
      for (const { remains } of open) reportLeft(remains, `no response within ${PATIENCE / 1000} s`);
      open.clear();
      resolve();
    }, PATIENCE);
    void Promise.all(closing).then(() => {
      clearTimeout(patience);
      resolve();
    });
  });
}

/** Terraform may no longer show diagnostics, so this is written at any log level. */
function reportLeft(remains: string | undefined, reason: string): void {
  if (remains === undefined) log('warn', 'an ephemeral resource could not be closed', { error: reason });
  else report(`not revoked, and usable until it expires: ${remains} (${reason})`);
}
