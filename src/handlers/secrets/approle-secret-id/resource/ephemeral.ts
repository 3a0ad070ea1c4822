import { integerAt, nameAt } from '../../../../clients/read-response';
import type { ArgumentsOf } from '../../../../definition/data-source';
import type { Context, EphemeralResourceHandlers, Json } from '../../../contract';
import { InvalidConfig } from '../../../errors';
import { look } from '../../../look';
import { authRole } from '../../shared/auth/auth-object';
import { destroySecretId, makeSecretId } from '../../shared/auth/secret-ids';
import { noneOrSecondsAt, seconds } from '../../shared/fields';
import { find, type ObjectPath } from '../../shared/mounted-object';
import { refuseNamespace } from '../../shared/system-object';
import type { approleSecretIdEphemeral } from '../definition';

interface SecretIdArguments extends ArgumentsOf<typeof approleSecretIdEphemeral> {}

/** A secret id that closing destroys. */
type KeptSecretId = { readonly role: string; readonly accessor: string };

export const approleSecretIdEphemeralResource: EphemeralResourceHandlers<typeof approleSecretIdEphemeral> = {
  async open(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const role = authRole({ namespace: config.namespace, mount: config.mount, name: config.role });
    if (!config.destroyOnClose) await refuseEndless(context, role, config);
    const response = await makeSecretId(context, role, config);
    if (response.wrapping) {
      const { token, accessor, expires } = response.wrapping;
      return { result: { wrappingToken: token, wrappingAccessor: accessor, wrappingExpires: expires } };
    }
    const { data } = response;
    const accessor = nameAt(data, 'secret_id_accessor');
    return {
      result: {
        secretId: nameAt(data, 'secret_id'),
        secretIdAccessor: accessor,
        secretIdTtl: integerAt(data, 'secret_id_ttl'),
        secretIdNumUses: integerAt(data, 'secret_id_num_uses'),
      },
      ...(config.destroyOnClose ? keep(role, accessor) : {}),
    };
  },

  async close({ secrets }, kept) {
    const secretId = kept as KeptSecretId | undefined;
    if (!secretId) return;
    const { role, accessor } = secretId;
    await destroySecretId({ secrets }, role, accessor);
  },
};

function keep({ mount, collection, name }: ObjectPath, accessor: string) {
  const kept: KeptSecretId & Json = { role: `${mount}/${collection}/${name}`, accessor };
  return { kept, remains: `the secret id of the role ${name} with the accessor ${accessor}` };
}

/** Each plan and each apply generates a secret id: without an expiration, each run would leave one behind for good. */
async function refuseEndless(context: Context, role: ObjectPath, { ttl }: SecretIdArguments): Promise<void> {
  if (ttl !== undefined && seconds(ttl) > 0) return;
  const found = await look(() => find(context, role));
  if (found && noneOrSecondsAt(found, 'secret_id_ttl') !== undefined) return;
  throw new InvalidConfig(
    ['destroyOnClose'],
    `The secret id would not be destroyed and ${found ? 'does not expire' : 'may not expire: the role cannot be read'}, so that each plan and each apply would leave one. Configure \`ttl\`, or \`secretIdTtl\` of the role.`,
  );
}
