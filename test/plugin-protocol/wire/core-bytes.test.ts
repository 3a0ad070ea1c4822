import { DynamicValue, ExactNumber, UNKNOWN, Values } from '../../../src/definition/value';
import { decodeValue, encodeValue } from '../../../src/plugin-protocol/wire/value-codec';
import { probeType } from '../../support/probe';

/** What Terraform 1.11.4 sent as the configuration of a `lintel_probe` (see `support/probe.ts`), with the attributes that were not null. */
const CASES: readonly [configuration: string, bytes: string, read: Values, alsoWritten?: 'differently'][] = [
  [
    'numbers = [0.1, 0.5, 200, -1, 1e30, 2^53+1, 2^63-1, 2^63, -2^63, -2^63-1, 0.1000000000000000055511151231257827, 1e-7, 1.5]',
    '87a3616e79c0a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c0a76e756d626572739da3302e31cb3fe0000000000000ccc8ff' +
      'bf31303030303030303030303030303030303030303030303030303030303030cf0020000000000001cf7fffffffffffffff' +
      'b339323233333732303336383534373735383038d38000000000000000b42d39323233333732303336383534373735383039' +
      'd924302e31303030303030303030303030303030303535353131313531323331323537383237a9302e30303030303031cb3ff8000000000000a474657874c0',
    {
      numbers: [
        0.1,
        0.5,
        200,
        -1,
        10n ** 30n,
        2n ** 53n + 1n,
        2n ** 63n - 1n,
        2n ** 63n,
        -(2n ** 63n),
        -(2n ** 63n) - 1n,
        new ExactNumber('0.1000000000000000055511151231257827'),
        1e-7,
        1.5,
      ],
    },
    'differently',
  ],
  [
    'text = "cafe\\u0301"',
    '87a3616e79c0a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c0a76e756d62657273c0a474657874a5636166c3a9',
    { text: 'caf\u00e9' },
  ],
  [
    'names = ["b", "a", "é"], labels = { "__proto__" = "x", "constructor" = "y" }',
    '87a3616e79c0a4666c6167c0a66c6162656c7382a95f5f70726f746f5f5fa178ab636f6e7374727563746f72a179a56e616d657393a161a162a2c3a9a66e756d626572c0a76e756d62657273c0a474657874c0',
    { labels: JSON.parse('{"__proto__":"x","constructor":"y"}') as Values, names: ['a', 'b', 'é'] },
  ],
  [
    'text = terraform_data.it.id, during validate',
    '87a3616e79c0a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c0a76e756d62657273c0a474657874d40000',
    { text: UNKNOWN },
  ],
  [
    'text = "pre-${terraform_data.it.id}": unknown, not null, begins with "pre-"',
    '87a3616e79c0a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c0a76e756d62657273c0a474657874c7090c8201c202a47072652d',
    { text: UNKNOWN },
    'differently',
  ],
  [
    'number = the length of an unknown list: not null, at least 0, at most 2^63-1',
    '87a3616e79c0a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c7130c8301c2039200c30492cf7fffffffffffffffc3a76e756d62657273c0a474657874c0',
    { number: UNKNOWN },
    'differently',
  ],
  [
    'numbers = [1, length(terraform_data.it.id)]: the second unknown, not null',
    '87a3616e79c0a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c0a76e756d626572739201c7030c8101c2a474657874c0',
    { numbers: [1, UNKNOWN] },
    'differently',
  ],
  [
    'names = [terraform_data.it.id, "a"]',
    '87a3616e79c0a4666c6167c0a66c6162656c73c0a56e616d657392a161d40000a66e756d626572c0a76e756d62657273c0a474657874c0',
    { names: ['a', UNKNOWN] },
  ],
  [
    'any = "x"',
    '87a3616e7992c40822737472696e6722a178a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c0a76e756d62657273c0a474657874c0',
    { any: new DynamicValue('string', 'x') },
  ],
  [
    'any = { x = 1, y = [true, null], z = 0.1 }',
    '87a3616e7992c4475b226f626a656374222c7b2278223a226e756d626572222c2279223a5b227475706c65222c5b22626f6f6c222c2264796e616d6963225d5d2c227a223a226e756d626572227d5d' +
      '83a17801a17992c3c0a17aa3302e31a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c0a76e756d62657273c0a474657874c0',
    {
      any: new DynamicValue(['object', { x: 'number', y: ['tuple', ['bool', 'dynamic']], z: 'number' }], {
        x: 1,
        y: [true, undefined],
        z: 0.1,
      }),
    },
  ],
  [
    'any = tomap({ a = terraform_data.it.id, b = "c" })',
    '87a3616e7992c4105b226d6170222c22737472696e67225d82a161d40000a162a163a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c0a76e756d62657273c0a474657874c0',
    { any: new DynamicValue(['map', 'string'], { a: UNKNOWN, b: 'c' }) },
  ],
  [
    'any = terraform_data.it.output',
    '87a3616e79d40000a4666c6167c0a66c6162656c73c0a56e616d6573c0a66e756d626572c0a76e756d62657273c0a474657874c0',
    { any: UNKNOWN },
  ],
];

test.each(CASES)('reads what Terraform sent for %s', (_, bytes, read) => {
  const value = decodeValue(probeType, Buffer.from(bytes, 'hex')) as Values;
  expect(Object.fromEntries(Object.entries(value).filter(([, attribute]) => attribute !== undefined))).toEqual(read);
});

test.each(CASES.filter(([, , , also]) => !also))(
  'writes the very bytes that Terraform sent for %s',
  (_, bytes, read) => {
    expect(encodeValue(probeType, read).toString('hex')).toBe(bytes);
  },
);
