import type { PlainAttribute } from '../../../src/definition/attribute';
import type { EphemeralResourceDefinition } from '../../../src/definition/ephemeral-resource';
import { flatAttributes } from '../../../src/definition/flatten';
import * as registry from '../../../src/handlers';

const definitions = Object.values(registry.ephemeralResources).map((resource): EphemeralResourceDefinition =>
  resource.definition(),
);
const resultsOf = ({ attributes }: EphemeralResourceDefinition): [string, PlainAttribute][] =>
  Object.entries(flatAttributes(attributes)).filter(([, { use }]) => use === 'computed');

describe.each(definitions.map((definition) => [definition.type, definition] as const))(
  'the ephemeral resource %s',
  (_, definition) => {
    it('marks every result that grants access as sensitive', () => {
      const secret = resultsOf(definition).filter(([name]) =>
        /^(data|username|password|token|privateKey|rsaPrivateKey|clientCertificate|serviceAccountToken|key|keys|keysBase64|secretId|wrappingToken)$/.test(
          name,
        ),
      );
      expect(secret.length).toBeGreaterThan(0);
      expect(secret.filter(([, { sensitive }]) => !sensitive).map(([name]) => name)).toEqual([]);
    });

    it('returns either all attributes of its lease or none', () => {
      const names = resultsOf(definition).map(([name]) => name);
      // A token has no lease of its own.
      if (names.includes('accessor')) return;
      expect(['leaseId', 'leaseDuration', 'renewable'].filter((name) => names.includes(name)).length % 3).toBe(0);
    });
  },
);
