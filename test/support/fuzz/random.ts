/** Random values that are the same for the same seed (a linear congruential generator). */
export class Draw {
  private state: number;

  constructor(seed: number) {
    this.state = Math.abs(Math.trunc(seed)) % 2147483647 || 1;
    // Similar seeds begin with similar values.
    for (let round = 0; round < 10; round += 1) this.fraction();
  }

  /** At least 0 and less than 1. */
  fraction(): number {
    this.state = (this.state * 48271) % 2147483647;
    return (this.state - 1) / 2147483646;
  }

  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }
}
