/** A mutual-exclusion queue: the first entry runs, the others wait. */
export class OneAtATime {
  private readonly queue: (() => void)[] = [];

  /** Calls `begin` when its turn comes, immediately if the queue is empty. Returns a function that leaves the queue, before or during the turn. */
  enter(begin: () => void): () => void {
    this.queue.push(begin);
    if (this.queue.length === 1) begin();
    return () => {
      const at = this.queue.indexOf(begin);
      if (at < 0) return;
      this.queue.splice(at, 1);
      if (at === 0) this.queue[0]?.();
    };
  }
}
