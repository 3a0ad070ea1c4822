import { findBeforeWrite, findConfig, PlatformTokenConfigAnswer, spotOf, toAnswer } from './answer';
import { BASE_PATH, platformTokenConfig } from './definition';
import { movePlatformTokenConfig } from './move';
import type { SecretsDialect } from '../../../clients/connection';
import { ApiError } from '../../../clients/errors';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf } from '../../../definition/resource';
import type { Memory, ResourceHandlers } from '../../contract';
import { unsupported } from '../dialect';
import { present } from '../fields';
import { create, remove, update } from '../object';

interface PlatformTokenConfigInput extends ConfigOf<typeof platformTokenConfig> {}

/** What the service took for an address that was not configured. */
const CHOSEN_ADDRESS = 'chosenAddress';

export const platformTokenConfigResource: ResourceHandlers<typeof platformTokenConfig> = {
  async plan({ secrets: { dialect }, memory }, { config, prior, unknown }) {
    const problems = [
      ...config.basePath !== undefined && config.basePath !== BASE_PATH && dialect !== 'vault' ? [unsupported(dialect, 'vault', 'basePath')] : [],
      ...!prior && !config.token && !unknown.has('token') ? [missingToken] : [],
    ];
    const chosen = memory.recall<string>(CHOSEN_ADDRESS);
    const isOther = prior && config.address === undefined && !unknown.has('address') && chosen !== undefined && prior.address !== chosen;
    return { problems, ...isOther ? { unknown: ['address'] as const } : {} };
  },

  async create(context, config) {
    const spot = spotOf(config);
    let first = true;
    return create<PlatformTokenConfigAnswer>(context, {
      what: `The configuration of \`${spot.mount}\``,
      place: spot,
      attributes: platformTokenConfig.attributes,
      config,
      body: body(context.secrets.dialect, config, config.token),
      toAnswer: (data) => remembered(context.memory, config, toAnswer(spot, data)),
      find: (patiently) => {
        const look = first ? findBeforeWrite(context, spot) : findConfig(context, spot, patiently);
        first = false;
        return look;
      },
    });
  },

  async read(context, known) {
    const spot = spotOf(known);
    const data = await findConfig(context, spot);
    return data && toAnswer(spot, data);
  },

  async update(context, { config, changed }) {
    const spot = spotOf(config);
    const sent = body(context.secrets.dialect, config, changed.has('token') ? config.token ?? '' : undefined);
    return remembered(context.memory, config, toAnswer(spot, await update(context, spot, `The configuration of \`${spot.mount}\``, sent)));
  },

  async delete(context, state) {
    await remove(context, spotOf(state)).catch((error: Error) => {
      if (!(error instanceof ApiError) || error.status !== 405) throw error;
      context.warn('The token stays with the service', `The service cannot delete the configuration of \`${state.mount}\`: it is forgotten here, and the service keeps its token. Revoke that token on the platform, or disable the engine.`);
    });
  },

  move: movePlatformTokenConfig,
};

/** Address and base path go back to the service's own where they are left out; a token stays. */
function body(dialect: SecretsDialect, { address, basePath }: PlatformTokenConfigInput, token: string | undefined): object {
  return present({ address, base_path: dialect === 'vault' ? basePath : undefined, token });
}

/** An address that nobody configured is what the service took for it: another one later is a change that somebody made. */
function remembered(memory: Memory, { address }: PlatformTokenConfigInput, answer: PlatformTokenConfigAnswer): PlatformTokenConfigAnswer {
  memory.remember(CHOSEN_ADDRESS, address === undefined ? answer.address : undefined);
  return answer;
}

const missingToken: Problem = {
  path: ['token'], severity: 'error', summary: 'Missing `token` or `tokenWo`',
  detail: 'Without a token the service makes none: configure `tokenWo`, or `token`, which is kept in state.',
};
