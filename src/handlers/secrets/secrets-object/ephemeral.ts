/** Any path, read or written for as long as a run lasts. */
import type { secretsObjectEphemeral } from './definition';
import { fromJson, given, toJson } from './members';
import { fullPath, requestPath } from './object-path';
import type { Envelope } from '../../../clients/secrets';
import type { ArgumentsOf } from '../../../definition/data-source';
import type { Values } from '../../../definition/value';
import type { Context, EphemeralResourceHandlers, Json, Kept } from '../../contract';
import { NotFound } from '../../errors';
import { keepToken, tokenHandlers } from '../shared/credentials/issued-token';
import { leaseHandlers, leaseOf } from '../shared/credentials/lease';
import { seconds } from '../shared/fields';
import { refuseNamespace } from '../shared/system-object';

interface Arguments extends ArgumentsOf<typeof secretsObjectEphemeral> {}

export const secretsObjectEphemeralResource: EphemeralResourceHandlers<typeof secretsObjectEphemeral> = {
  async open(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const { operation = config.body === undefined ? 'read' : 'write', renew, revokeOnClose } = config;
    const response = await ask(context, config, operation);
    response.warnings.forEach((text) => context.warn('service-warning', 'Warning from the service', text));
    const { wrapping, issued, lease } = response;
    if (wrapping) {
      const { token, accessor, expires } = wrapping;
      return { result: { wrappingToken: token, wrappingAccessor: accessor, wrappingExpires: expires } };
    }
    if (operation === 'write' && !issued && !lease) {
      context.warn(
        'write-repeated',
        'The write is done twice',
        `\`${fullPath(config)}\` is written in each plan and in each apply, and what it wrote stays: the response has neither a lease nor a token. For an object that is to stay, use the resource \`lintel_secrets_object\`.`,
      );
    }
    const result = {
      data: fromJson(response.data) as Values,
      auth: issued && {
        clientToken: issued.token,
        accessor: issued.accessor,
        policies: [...issued.policies],
        leaseDuration: issued.seconds,
        renewable: issued.renewable,
        entityId: issued.entityId,
      },
    };
    if (issued) {
      const base = fullPath(config, 'auth/token');
      const token = { accessor: issued.accessor, base, seconds: issued.seconds, renewable: issued.renewable && renew };
      return { result, ...keepToken(context, { ...token, revoke: revokeOnClose }, response.respondedAt) };
    }
    const { results, renewAfter, ...kept } = leaseOf(response, revokeOnClose, fullPath(config));
    return { result: { ...result, ...results }, ...kept, ...(renew && renewAfter !== undefined && { renewAfter }) };
  },

  renew: (context, kept) => handlersOf(kept).renew(context, kept),
  close: (context, kept) => handlersOf(kept).close(context, kept),
};

function handlersOf(kept: Json | undefined): {
  renew: (context: Context, kept: Json | undefined) => Promise<Kept>;
  close: (context: Context, kept: Json | undefined) => Promise<void>;
} {
  return typeof kept === 'object' && kept !== null && 'leaseId' in kept ? leaseHandlers : tokenHandlers;
}

/** Not repeated: each request may issue another credential. */
async function ask(context: Context, config: Arguments, operation: string): Promise<Envelope> {
  const { secrets, signal } = context;
  const at = requestPath(config);
  const options = {
    signal,
    repeatable: false,
    ...(config.wrapTtl !== undefined && { wrapSeconds: seconds(config.wrapTtl) }),
  };
  if (operation === 'write') return secrets.post(at, toJson(given(config.body)), options);
  if (operation === 'list') return { ...(await secrets.listWhole(at, options)), warnings: [] };
  const found = await secrets.findAny(at, config.query, options);
  if (!found) throw new NotFound(`There is nothing at \`${fullPath(config)}\`.`);
  return found;
}
