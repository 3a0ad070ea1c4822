import type { Duplex } from 'stream';
import { ConnectionError, ErrorCode } from './frame';

/** The number of queued bytes above which senders wait. */
const LONGEST_QUEUE = 1024 * 1024;

/** The maximum number of queued replies to single frames (pings, settings, resets) while the peer reads nothing. */
const MOST_REPLIES = 10_000;

/** The outgoing frames of one connection. Frames sent in the same turn of the event loop are written at once. */
export class Outbox {
  private frames: Buffer[] = [];
  private length = 0;
  private replies = 0;
  private leaving: (() => void)[] = [];
  private waiting: (() => void)[] = [];
  private isClosed = false;

  constructor(private readonly socket: Duplex) {}

  /** Whether the queue is full. The socket's `drain` event signals that it has space again. */
  public get isFull(): boolean {
    return this.length + this.socket.writableLength >= LONGEST_QUEUE;
  }

  /** `left` is called when the frame has been sent, or can no longer be sent. */
  public send(frame: Buffer, left?: () => void): void {
    if (left) {
      if (this.isClosed) return left();
      this.leaving.push(left);
    }
    this.length += frame.length;
    if (this.frames.push(frame) === 1) process.nextTick(() => this.flush());
  }

  /** Sends a reply that the protocol requires. The queue only fills up if the peer does not read. */
  public reply(frame: Buffer): void {
    this.replies += 1;
    if (this.replies > MOST_REPLIES) {
      throw new ConnectionError(ErrorCode.ENHANCE_YOUR_CALM, `more than ${MOST_REPLIES} unread replies`);
    }
    this.send(frame);
  }

  /** Waits while the queue is full. */
  public untilWritable(): Promise<void> | undefined {
    if (this.isClosed || !this.isFull) return undefined;
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  public wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  public flush(): void {
    const { frames, leaving } = this;
    const [first] = frames;
    if (!first) return;
    this.frames = [];
    this.leaving = [];
    this.length = 0;
    if (this.socket.writableLength === 0) this.replies = 0;
    const left =
      leaving.length > 0
        ? () => {
            for (const one of leaving) one();
          }
        : undefined;
    if (this.isClosed || this.socket.destroyed) left?.();
    else this.socket.write(frames.length === 1 ? first : Buffer.concat(frames), left);
  }

  /** Sends nothing any more. */
  public close(): void {
    this.isClosed = true;
    this.wake();
  }
}
