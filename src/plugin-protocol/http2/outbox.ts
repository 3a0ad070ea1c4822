import type { Duplex } from 'stream';
import { ConnectionError, ErrorCode } from './frame';

/** As much as waits for the network before those who send wait as well. */
const LONGEST_QUEUE = 1024 * 1024;

/** Answers that the protocol owes for single frames (to a ping, to settings, to what is refused), as long as none of them was taken. */
const MOST_REPLIES = 10_000;

/** What goes out on one connection. What is sent in one turn leaves in one write. */
export class Outbox {
  private frames: Buffer[] = [];
  private length = 0;
  private replies = 0;
  private leaving: (() => void)[] = [];
  private waiting: (() => void)[] = [];
  private isClosed = false;

  constructor(private readonly socket: Duplex) {}

  /** Whether what waits is enough: it is told by `drain` of the socket when there is room again. */
  public get isFull(): boolean {
    return this.length + this.socket.writableLength >= LONGEST_QUEUE;
  }

  /** `left` is called when it has left, or cannot any more. */
  public send(frame: Buffer, left?: () => void): void {
    if (left) {
      if (this.isClosed) return left();
      this.leaving.push(left);
    }
    this.length += frame.length;
    if (this.frames.push(frame) === 1) process.nextTick(() => this.flush());
  }

  /** What the protocol owes for a frame. Nobody lets them pile up who reads what was asked for. */
  public reply(frame: Buffer): void {
    this.replies += 1;
    if (this.replies > MOST_REPLIES) throw new ConnectionError(ErrorCode.ENHANCE_YOUR_CALM, `more than ${MOST_REPLIES} replies that nobody reads`);
    this.send(frame);
  }

  /** Waits while more is queued than the network takes. */
  public resource(): Promise<void> | undefined {
    if (this.isClosed || !this.isFull) return undefined;
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  public wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  public flush(): void {
    const { frames, leaving } = this;
    if (frames.length === 0) return;
    this.frames = [];
    this.leaving = [];
    this.length = 0;
    if (this.socket.writableLength === 0) this.replies = 0;
    const left = leaving.length > 0 ? () => { for (const one of leaving) one(); } : undefined;
    if (this.isClosed || this.socket.destroyed) left?.();
    else this.socket.write(frames.length === 1 ? frames[0] : Buffer.concat(frames), left);
  }

  /** Nothing leaves any more. */
  public close(): void {
    this.isClosed = true;
    this.wake();
  }
}
