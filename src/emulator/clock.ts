/** The time that the services live in: the real time, moved forward on request. */
export class Clock {
  private advancedSeconds = 0;

  now(): Date {
    return new Date(Date.now() + this.advancedSeconds * 1000);
  }

  advance(seconds: number): void {
    this.advancedSeconds += seconds;
  }

  /** How far it is ahead of the real time. */
  get ahead(): number {
    return this.advancedSeconds;
  }

  set(advancedSeconds: number): void {
    this.advancedSeconds = advancedSeconds;
  }
}
