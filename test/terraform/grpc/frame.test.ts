import { RequestCollector, frame } from '../../../src/terraform/grpc/frame';

test('writes the length of a message into the room in front of it', () => {
  expect(frame(Buffer.concat([Buffer.alloc(5, 0xff), Buffer.alloc(300)])).subarray(0, 5).toString('hex')).toBe('000000012c');
});

test('puts a message together from its pieces', () => {
  const whole = frame(Buffer.concat([Buffer.alloc(5), Buffer.from('message')]));
  for (let cut = 0; cut <= whole.length; cut++) {
    const request = new RequestCollector();
    request.add(whole.subarray(0, cut));
    request.add(whole.subarray(cut));
    expect(request.message().toString()).toBe('message');
  }
});

test('takes no more than 256 MiB', () => {
  const request = new RequestCollector();
  const piece = Buffer.alloc(64 * 1024 * 1024);
  for (let count = 0; count < 4; count++) request.add(piece);
  expect(() => request.add(piece)).toThrow(expect.objectContaining({ code: 8 }));
});
