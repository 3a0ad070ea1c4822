import { createSocket } from 'dgram';
import { once } from 'events';
import type { AddressInfo } from 'net';

/** A DNS server on a loopback port with the text records of one name after another, as DNS challenges of ACME need them. */
export interface TextRecords {
  /** `127.0.0.1:port`. */
  readonly address: string;
  /** The names that were looked up. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const HEADER = 12;
const TXT = 16;

/** `find` returns the text of a name, or undefined if it has none. */
export async function serveTextRecords(find: (name: string) => string | undefined): Promise<TextRecords> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const labels: string[] = [];
    let at = HEADER;
    for (; query[at] !== 0; at += query[at]! + 1) labels.push(query.toString('ascii', at + 1, at + 1 + query[at]!));
    const name = labels.join('.').toLowerCase();
    const type = query.readUInt16BE(at + 1);
    asked.push(name);
    const text = type === TXT ? find(name) : undefined;
    const answer = text === undefined ? Buffer.alloc(0) : record(text);
    // The id of the query; a response of an authority; one question, and one record or none.
    const header = Buffer.from([query[0]!, query[1]!, 0x84, 0, 0, 1, 0, answer.length > 0 ? 1 : 0, 0, 0, 0, 0]);
    socket.send(Buffer.concat([header, query.subarray(HEADER, at + 5), answer]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    asked,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** The name of the question again, TXT, IN, one second, and a text of at most 255 characters. */
function record(text: string): Buffer {
  const value = Buffer.from(text, 'ascii');
  return Buffer.concat([
    Buffer.from([0xc0, HEADER, 0, TXT, 0, 1, 0, 0, 0, 1, 0, value.length + 1, value.length]),
    value,
  ]);
}
