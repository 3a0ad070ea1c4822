import type { pkiAcmeEabEphemeral } from './definition';
import { nameAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { EphemeralResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { look } from '../../look';
import { explainMissingMount, find } from '../shared/mounted-object';
import { explainUnknownReference } from '../shared/pki/references';

type KeptBinding = { readonly mount: string; readonly eabId: string };

export const pkiAcmeEabEphemeralResource: EphemeralResourceHandlers<typeof pkiAcmeEabEphemeral> = {
  async open(context, { mount, issuerRef, role, deleteOnClose }) {
    const { secrets, signal } = context;
    // The service looks at neither.
    if (issuerRef !== undefined) {
      await look(() => find(context, { mount, collection: 'issuer', name: issuerRef })).catch((error: Error) => {
        throw explainUnknownReference(error, 'issuer', mount, issuerRef);
      });
    }
    if (role !== undefined) {
      const found = await look(async () => (await find(context, { mount, collection: 'roles', name: role })) ?? null);
      if (found === null) throw new NotFound(`There is no role \`${role}\` at \`${mount}\`. Check \`role\`.`);
    }
    const parts = [
      ...(issuerRef === undefined ? [] : ['issuer', issuerRef]),
      ...(role === undefined ? [] : ['roles', role]),
      'acme/new-eab',
    ];
    const { data, warnings } = await secrets
      .post(path`/${segments(mount)}/${segments(parts.join('/'))}`, {}, { signal })
      .catch((error: Error) => {
        throw explainMissingMount(error, { mount });
      });
    warnings.forEach((text) => context.warn('service-warning', 'Warning from the service', text));
    const eabId = nameAt(data, 'id');
    return {
      result: {
        eabId,
        key: nameAt(data, 'key'),
        keyType: nameAt(data, 'key_type'),
        acmeDirectory: nameAt(data, 'acme_directory'),
        createdOn: nameAt(data, 'created_on'),
      },
      ...(deleteOnClose ? { kept: { mount, eabId } satisfies KeptBinding, remains: `the binding ${eabId}` } : {}),
    };
  },

  async close({ secrets }, kept) {
    const binding = kept as KeptBinding | undefined;
    if (binding) await secrets.remove(path`/${segments(binding.mount)}/eab/${binding.eabId}`);
  },
};
