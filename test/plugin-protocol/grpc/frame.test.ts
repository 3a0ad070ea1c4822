import { RequestCollector, frame } from '../../../src/plugin-protocol/grpc/frame';

test('writes the length of a message into the space in front of it', () => {
  expect(
    frame(Buffer.concat([Buffer.alloc(5, 0xff), Buffer.alloc(300)]))
      .subarray(0, 5)
      .toString('hex'),
  ).toBe('000000012c');
});

test('assembles a message from its pieces', () => {
  const whole = frame(Buffer.concat([Buffer.alloc(5), Buffer.from('message')]));
  for (let cut = 0; cut <= whole.length; cut++) {
    const request = new RequestCollector();
    request.add(whole.subarray(0, cut));
    request.add(whole.subarray(cut));
    expect(request.message().toString()).toBe('message');
    request.release();
  }
});

test('limits a message to 256 MiB', () => {
  const request = new RequestCollector();
  const piece = Buffer.alloc(64 * 1024 * 1024);
  for (let count = 0; count < 4; count++) request.add(piece);
  expect(() => request.add(piece)).toThrow(expect.objectContaining({ code: 8 }));
  request.release();
});

test('assembles a message from any number of pieces, whatever length it announces', () => {
  const text = 'x'.repeat(300_000);
  const whole = frame(Buffer.concat([Buffer.alloc(5), Buffer.from(text)]));
  for (const size of [1, 3, 1000]) {
    const request = new RequestCollector();
    for (let at = 0; at < whole.length; at += size) request.add(whole.subarray(at, at + size));
    expect(request.message().toString()).toBe(text);
    request.release();
  }
  const request = new RequestCollector();
  for (let count = 0; count < 300_000; count++) request.add(Buffer.alloc(1));
  expect(() => request.message()).toThrow(expect.objectContaining({ code: 13 }));
  request.release();
});

test('limits all requests in flight to 1 GiB', () => {
  const piece = Buffer.alloc(256 * 1024 * 1024);
  const requests = Array.from({ length: 5 }, () => new RequestCollector());
  for (const request of requests.slice(0, 4)) request.add(piece);
  expect(() => requests[4].add(piece)).toThrow(expect.objectContaining({ code: 8 }));
  requests[0].release();
  requests[4].add(piece);
  for (const request of requests) request.release();
});
