import type { SecretsDialect } from '../../../clients/connection';
import { optionalIntegerAt, optionalTextAt, textAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { ActionHandlers, Context, ResourceHandlers } from '../../contract';
import { Unfinished } from '../../errors';
import { poll } from '../../poll';
import type { SomeProposal } from '../../registry';
import { newFields, supportProblems } from '../shared/described-fields';
import { get, type Data } from '../shared/mounted-object';
import { authorityAction, authorityOperation, type AuthorityOperation } from '../shared/pki/operation';
import { tidyBuffers, tidySwitches } from '../shared/pki/tidy-attributes';
import type { pkiTidy, pkiTidyAction } from './definition';

const SETTINGS = { ...tidySwitches, ...tidyBuffers };
const LONGEST_SECONDS = 600;

const pkiTidyOperation: AuthorityOperation = {
  type: 'lintel_pki_tidy',
  pathOf: ({ mount }) => `${String(mount)}/tidy`,
  modifyPlan: ({ secrets: { dialect } }, proposal) => ({
    problems: [...supportProblems(dialect, SETTINGS, proposal.config), ...nothingToDo(proposal)],
  }),
  async perform(context, config, once, progress) {
    const { secrets, signal } = context;
    const mount = String(config.mount);
    const before = startedAt(await statusOf(context, mount));
    let refusal: string | undefined;
    const { respondedAt } = await once(async () => {
      const target = path`/${segments(mount)}/tidy`;
      const response = await secrets.post(target, bodyOf(context.secrets.dialect, config), { signal });
      // The service also warns that it has started.
      refusal = response.warnings.find((text) => !/successfully started/.test(text));
      return { ...response, warnings: [] };
    });
    if (refusal !== undefined) throw new Unfinished(`The tidy operation of \`${mount}\` was not started: ${refusal}`);
    const ended = await once.awaited(() => awaitEnd(context, mount, before, progress));
    const [certificates, revoked] = ['cert_store_deleted_count', 'revoked_cert_deleted_count'].map(
      (name) => optionalIntegerAt(ended, name) ?? 0,
    );
    return {
      results: { certStoreDeletedCount: certificates, revokedCertDeletedCount: revoked },
      respondedAt,
      summary: `The tidy operation of \`${mount}\` removed ${certificates} certificates, and ${revoked} revoked ones.`,
    };
  },
};

export const pkiTidyResource: ResourceHandlers<typeof pkiTidy> = authorityOperation(pkiTidyOperation);

export const pkiTidyActionHandlers: ActionHandlers<typeof pkiTidyAction> = authorityAction(
  pkiTidyOperation,
) as ActionHandlers<typeof pkiTidyAction>;

function bodyOf(dialect: SecretsDialect, config: Values): object {
  const { pause_duration: pause, ...body } = newFields(SETTINGS, config, dialect);
  return { ...body, ...(pause === undefined ? {} : { pause_duration: `${String(pause)}s` }) };
}

async function statusOf(context: Context, mount: string): Promise<Data> {
  return get(context, { mount, collection: 'tidy-status' }, 'status of tidy operations');
}

function startedAt(status: Data): string | undefined {
  return optionalTextAt(status, 'time_started');
}

/** The status is that of the previous operation until the service has begun this one. */
async function awaitEnd(
  context: Context,
  mount: string,
  before: string | undefined,
  progress: (message: string) => void,
): Promise<Data> {
  let last = '';
  const ended = await poll(LONGEST_SECONDS, context.signal, async () => {
    const status = await statusOf(context, mount);
    const state = textAt(status, 'state');
    const isCurrent = startedAt(status) !== before;
    if (isCurrent && state !== last) progress(`The tidy operation of \`${mount}\`: ${(last = state)}`);
    return isCurrent && /^(?:Finished|Error|Cancelled)$/.test(state) ? status : undefined;
  });
  if (!ended) {
    throw new Unfinished(
      `The tidy operation of \`${mount}\` has not ended after ${LONGEST_SECONDS / 60} minutes, and goes on. Apply again when \`tidy-status\` of the mount reports its end.`,
    );
  }
  if (textAt(ended, 'state') === 'Finished') return ended;
  const reason = optionalTextAt(ended, 'error') ?? 'somebody cancelled it';
  throw new Unfinished(`The tidy operation of \`${mount}\` did not finish: ${reason}`);
}

function nothingToDo({ config, unknown }: Pick<SomeProposal, 'config' | 'unknown'>): Problem[] {
  const switches = Object.keys(tidySwitches);
  if (switches.some((name) => config[name] === true || unknown.has(name))) return [];
  return [
    {
      path: ['tidyCertStore'],
      severity: 'error',
      code: 'nothing-selected',
      summary: 'Nothing would be tidied',
      detail: `Set at least one of these to \`true\`: ${switches.map((name) => `\`${snakeCase(name)}\``).join(', ')}.`,
    },
  ];
}
