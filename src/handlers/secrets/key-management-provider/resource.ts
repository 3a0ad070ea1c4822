import { KeyManagementProviderAnswer, placeOf, toAnswer } from './answer';
import { keyManagementProvider } from './definition';
import { moveKeyManagementProvider } from './move';
import { toCredentials, toProvider } from './words';
import type { SecretsDialect } from '../../../clients/connection';
import type { ConfigOf } from '../../../definition/resource';
import type { ResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { nameProblems } from '../dialect';
import { create, find, remove, update } from '../object';

interface ProviderConfig extends ConfigOf<typeof keyManagementProvider> {}

export const keyManagementProviderResource: ResourceHandlers<typeof keyManagementProvider> = {
  async plan({ secrets }, { config }) {
    return { problems: nameProblems(secrets.dialect, config.name) };
  },

  async create(context, config) {
    const { dialect } = context.secrets;
    const place = placeOf(config);
    return create<KeyManagementProviderAnswer>(context, {
      what: `The provider \`${config.name}\``,
      place,
      attributes: keyManagementProvider.attributes,
      config,
      body: { ...body(dialect, config), ...config.credentials ? { credentials: toCredentials(dialect, config.credentials) } : {} },
      toAnswer: (data) => toAnswer(dialect, place, data),
    });
  },

  async read(context, known) {
    const place = placeOf(known);
    const data = await find(context, place);
    const answer = data && toAnswer(context.secrets.dialect, place, data);
    // One that was managed here and is of another kind now has drifted; one that never was is somebody else's.
    if (answer && known.kmsProvider === undefined && !KINDS.includes(answer.kmsProvider)) throw ofAnotherKind(answer);
    return answer;
  },

  async update(context, { config }) {
    const { dialect } = context.secrets;
    const place = placeOf(config);
    const whole = { ...body(dialect, config), credentials: toCredentials(dialect, config.credentials ?? {}) };
    return toAnswer(dialect, place, await update(context, place, `The provider \`${place.name}\``, whole));
  },

  async delete(context, state) {
    await remove(context, placeOf(state));
  },

  move: moveKeyManagementProvider,
};

const KINDS: readonly string[] = keyManagementProvider.attributes.kmsProvider.values;

/** What a write always says, though it cannot be changed. */
function body(dialect: SecretsDialect, { kmsProvider, keyCollection }: ProviderConfig): object {
  return { provider: toProvider(dialect, kmsProvider), key_collection: keyCollection };
}

function ofAnotherKind({ mount, name, kmsProvider }: KeyManagementProviderAnswer): NotFound {
  return new NotFound(`The provider \`${name}\` at \`${mount}\` is of the kind ${JSON.stringify(kmsProvider)}: only the kind ${KINDS.map((kind) => JSON.stringify(kind)).join(' or ')} can be managed here.`);
}
