import {
  importIdOf,
  isInventedId,
  isOfNothing,
  readPhysicalId,
  writePhysicalId,
} from '../../src/custom-resource/ownership/physical-id';
import { fc, PROPERTY_RUNS } from '../support/properties';

const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });
const owners = ['app', 'a-b', 'A'].flatMap((stack) =>
  ['Role', 'b', '7'].map((logicalId) => ({
    stack,
    logicalId,
    StackId: `arn:aws:cloudformation:eu-central-1:111122223333:stack/${stack}/1`,
    LogicalResourceId: logicalId,
  })),
);
const owner = fc.constantFrom(...owners);
const suffix = letters('A1Z', 10, 14);
/** Names, most of which resemble a generated id or an id with a namespace. */
const importId = fc.oneof(
  fc.string({ minLength: 1 }),
  fc
    .tuple(fc.constantFrom('', 'pki/roles/'), owner, suffix)
    .map(([start, { stack, logicalId }, end]) => `${start}${stack}-${logicalId}-${end}`),
  fc.tuple(fc.string(), fc.string({ minLength: 1 })).map(([one, other]) => `lintel:${one}:${other}`),
);
const namespace = fc.oneof(fc.constant(''), letters('az:%/235A', 1, 8), fc.string());
const given = fc.record({ owner, importId, namespace });

it('reads the same parts from an id that were written, with any names', () => {
  fc.assert(
    fc.property(given, ({ owner: of, ...id }) => {
      const written = writePhysicalId(id, of);
      expect(readPhysicalId(written)).toEqual(id);
      expect(importIdOf(written)).toBe(id.importId);
      const qualifiers = writePhysicalId(id, of, id.importId);
      expect(qualifiers).not.toBe(id.importId);
      expect(readPhysicalId(qualifiers)).toEqual(id);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

it('writes no id that CloudFormation could have generated', () => {
  fc.assert(
    fc.property(given, ({ owner: of, ...id }) => {
      expect(isOfNothing(writePhysicalId(id, of), of)).toBe(false);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

it('writes different ids for different namespaces', () => {
  fc.assert(
    fc.property(given, namespace, ({ owner: of, ...id }, other) => {
      fc.pre(id.namespace !== other);
      expect(writePhysicalId(id, of)).not.toBe(writePhysicalId({ ...id, namespace: other }, of));
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

it('recognizes every id that CloudFormation generates', () => {
  fc.assert(
    fc.property(owner, letters('ABCXYZ0189', 12, 13), (of, end) =>
      isInventedId(`${of.stack}-${of.logicalId}-${end}`, of),
    ),
    { numRuns: PROPERTY_RUNS },
  );
});

it.each([
  ['pki/roles/app-Role-20260101', 'is an import id that contains the logical id'],
  ['app-Role-20260101', 'has too few characters'],
  ['app-Role-A1B2C3D4E5F6G7', 'has too many characters'],
  ['app-Role-a1b2c3d4e5f6', 'has lowercase letters'],
  ['app_Role_A1B2C3D4E5F6', 'has another separator'],
  ['other-Role-A1B2C3D4E5F6', 'is of another stack'],
  ['app-Other-A1B2C3D4E5F6', 'is of another resource'],
  ['x-app-Role-A1B2C3D4E5F6', 'has a prefix'],
])('does not take %s for a generated id, since it %s', (id) => {
  const of = { StackId: 'arn:aws:cloudformation:eu-central-1:111122223333:stack/app/1', LogicalResourceId: 'Role' };
  expect(isInventedId(id, of)).toBe(false);
  expect(writePhysicalId({ importId: id, namespace: '' }, of)).toBe(id);
});

it.each(['lintel:', 'lintel:x', 'lintel:x:', 'lintel::'])('reads nothing from %s', (id) =>
  expect(readPhysicalId(id)).toBeUndefined(),
);
