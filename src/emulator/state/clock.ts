/** The clock as stored in a snapshot. */
export interface ClockState {
  /** How far it is ahead of the real time; negative if it is behind. */
  readonly advancedSeconds: number;
  /** The time at which it is frozen, in RFC 3339; absent if it runs. */
  readonly frozenAt?: string;
}

export interface ClockStart {
  /** Defaults to the real time. */
  readonly now?: Date;
  readonly frozen?: boolean;
}

/** The clock of both services: the real time, unless it is set, frozen or advanced. */
export class Clock {
  private advancedSeconds = 0;
  private frozenAtMs: number | undefined;
  private reported = { second: NaN, text: '' };

  constructor(start: ClockStart = {}) {
    this.begin(start);
  }

  /** Freezes it first, so that it stops exactly at the time being set. */
  begin({ now, frozen }: ClockStart): void {
    if (frozen) this.freeze();
    if (now) this.setTo(now);
  }

  now(): Date {
    return new Date(this.frozenAtMs ?? Date.now() + this.advancedSeconds * 1000);
  }

  /** The current second as a `Date` header. The text is cached until the next second. */
  date(): string {
    const now = this.now();
    const second = Math.floor(now.getTime() / 1000);
    if (second !== this.reported.second) this.reported = { second, text: now.toUTCString() };
    return this.reported.text;
  }

  get isFrozen(): boolean {
    return this.frozenAtMs !== undefined;
  }

  /** Backwards if negative. */
  advance(seconds: number): void {
    if (this.frozenAtMs === undefined) this.advancedSeconds += seconds;
    else this.frozenAtMs += seconds * 1000;
  }

  setTo(now: Date): void {
    if (this.frozenAtMs === undefined) this.advancedSeconds = (now.getTime() - Date.now()) / 1000;
    else this.frozenAtMs = now.getTime();
  }

  freeze(): void {
    this.frozenAtMs ??= this.now().getTime();
  }

  /** Continues from the frozen time. */
  resume(): void {
    if (this.frozenAtMs === undefined) return;
    this.advancedSeconds = (this.frozenAtMs - Date.now()) / 1000;
    this.frozenAtMs = undefined;
  }

  state(): ClockState {
    return {
      advancedSeconds: this.advancedSeconds,
      ...(this.frozenAtMs === undefined ? {} : { frozenAt: new Date(this.frozenAtMs).toISOString() }),
    };
  }

  restore({ advancedSeconds, frozenAt }: ClockState): void {
    this.advancedSeconds = advancedSeconds;
    this.frozenAtMs = frozenAt === undefined ? undefined : Date.parse(frozenAt);
  }
}
