/** Reports a wait once it has lasted for a while. */
export type Report = (reason: string) => void;

/** The waits of a single request. */
export class Waiting {
  private waited = 0;
  private mention: number;

  /** `quiet`: milliseconds that a request waits before the first report. Each further report follows after three times as long. */
  constructor(
    private readonly report: Report,
    private readonly quiet: number,
  ) {
    this.mention = quiet;
  }

  async during<T>(wait: Promise<T>, reason: () => string): Promise<T> {
    const began = performance.now();
    const timer = setTimeout(
      () => {
        this.mention += 3 * this.quiet;
        this.report(reason());
      },
      Math.max(0, this.mention - this.waited),
    );
    timer.unref();
    try {
      return await wait;
    } finally {
      clearTimeout(timer);
      this.waited += performance.now() - began;
    }
  }
}

/** Limits how often the same message is reported, however many requests wait for the same reason. */
export function onceInAWhile(
  report: (message: string) => void,
  quiet: number,
  now: () => number = () => performance.now(),
): (key: string, message: string) => void {
  const last = new Map<string, number>();
  return (key, message) => {
    if (now() - (last.get(key) ?? -Infinity) < quiet) return;
    last.set(key, now());
    report(message);
  };
}

/** `40 s`, `1.5 s` */
export function inSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${(seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)).toLocaleString('en-US')} s`;
}
