/** A queue whose first is at work, and all others wait. */
export class OneAtATime {
  private readonly queue: (() => void)[] = [];

  /** `begin` is called when it is one's turn, at once where nobody is at work. Answers how to leave, also before the turn has come. */
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
