import type { approleSecretIdEphemeral } from './definition';
import { ApiError } from '../../../clients/errors';
import { integerAt, nameAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { ArgumentsOf } from '../../../definition/data-source';
import type { Context, EphemeralResourceHandlers, Json } from '../../contract';
import { InvalidConfig } from '../../errors';
import { look } from '../../look';
import { authRole } from '../shared/auth/auth-object';
import { noneOrSecondsAt, present, seconds } from '../shared/fields';
import { find, issue, type ObjectPath } from '../shared/mounted-object';
import { refuseNamespace } from '../shared/system-object';

interface SecretIdArguments extends ArgumentsOf<typeof approleSecretIdEphemeral> {}

/** A secret id that closing destroys. */
type KeptSecretId = { readonly role: string; readonly accessor: string };

export const approleSecretIdEphemeralResource: EphemeralResourceHandlers<typeof approleSecretIdEphemeral> = {
  async open(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const role = authRole({ namespace: config.namespace, mount: config.mount, name: config.role });
    if (!config.destroyOnClose) await refuseEndless(context, role, config);
    const { wrapTtl } = config;
    const wrapping = wrapTtl === undefined ? {} : { wrapSeconds: seconds(wrapTtl) };
    const response = await issue(context, { ...within(role), name: 'secret-id' }, bodyOf(config), wrapping);
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
    await secrets
      .post(path`/${segments(role)}/secret-id-accessor/destroy`, { secret_id_accessor: accessor }, { repeatable: true })
      .catch((error: Error) => {
        if (!isGone(error)) throw error;
      });
  },
};

/** What is below the path of a role. */
function within({ mount, collection, name, system }: ObjectPath) {
  return { mount: `${mount}/${collection}`, collection: name, system };
}

function keep({ mount, collection, name }: ObjectPath, accessor: string) {
  const kept: KeptSecretId & Json = { role: `${mount}/${collection}/${name}`, accessor };
  return { kept, remains: `the secret id of the role ${name} with the accessor ${accessor}` };
}

/** It was destroyed, it has expired, or its role was deleted. The service reports the first two as its own failure. */
function isGone(error: Error): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 || (error.status === 500 && /failed to find accessor/.test(error.message)))
  );
}

function bodyOf({ metadata, cidrList, tokenBoundCidrs, ttl, numUses }: SecretIdArguments): object {
  return present({
    metadata: metadata && JSON.stringify(metadata),
    cidr_list: cidrList,
    token_bound_cidrs: tokenBoundCidrs,
    ttl: ttl === undefined ? undefined : seconds(ttl),
    num_uses: numUses,
  });
}

/** Each plan and each apply generates a secret id: without an end, each would leave one for ever. */
async function refuseEndless(context: Context, role: ObjectPath, { ttl }: SecretIdArguments): Promise<void> {
  if (ttl !== undefined && seconds(ttl) > 0) return;
  const found = await look(() => find(context, role));
  if (found && noneOrSecondsAt(found, 'secret_id_ttl') !== undefined) return;
  throw new InvalidConfig(
    ['destroyOnClose'],
    `The secret id would not be destroyed and ${found ? 'does not expire' : 'may not expire: the role cannot be read'}, so that each plan and each apply would leave one. Configure \`ttl\`, or \`secretIdTtl\` of the role.`,
  );
}
