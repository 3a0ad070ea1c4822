/** The clock of both services: the real time, advanced on request. */
export class Clock {
  private advancedSeconds = 0;
  private reported = { second: NaN, text: '' };

  now(): Date {
    return new Date(Date.now() + this.advancedSeconds * 1000);
  }

  /** The current second as a `Date` header. The text is cached until the next second. */
  date(): string {
    const now = this.now();
    const second = Math.floor(now.getTime() / 1000);
    if (second !== this.reported.second) this.reported = { second, text: now.toUTCString() };
    return this.reported.text;
  }

  advance(seconds: number): void {
    this.advancedSeconds += seconds;
  }

  /** How many seconds the clock is ahead of the real time. */
  get ahead(): number {
    return this.advancedSeconds;
  }

  set(advancedSeconds: number): void {
    this.advancedSeconds = advancedSeconds;
  }
}
