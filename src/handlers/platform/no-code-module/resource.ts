import { path, type CallOptions, type PlatformClient } from '../../../clients/platform';
import { optionalTextAt, relatedIdAt } from '../../../clients/read-response';
import { findNearest } from '../../../definition/checks/words';
import type { Problem } from '../../../definition/problem';
import type { Path, Values } from '../../../definition/value';
import type { Context, PlanContext, ResourceContext } from '../../contract';
import { InvalidConfig, NotFound } from '../../errors';
import { look } from '../../look';
import { poll } from '../../poll';
import type { SomeDataSourceHandlers, SomeProposal } from '../../registry';
import { addressOf, completeAddress, modulePath } from '../shared/registry/module-address';
import { findInputNames } from '../shared/registry/module-inputs';
import { noCodeManagers } from '../shared/registry/no-code';
import { versionStatusesOf } from '../shared/registry/version-statuses';
import { storedDocument } from '../shared/stored/stored-document';
import { noCodeModule } from './definition';
import { optionsBody, optionsOf } from './resource/options';
import { NoCodeModuleReader } from './resource/reader';

const SELF = 'lintel_no_code_module';
/** How long a create waits for the service to process the pinned version. */
const PATIENCE_SECONDS = 600;

const reader = new NoCodeModuleReader();
const object = storedDocument(noCodeModule, {
  reader,
  plan: async (context, proposal) => ({ problems: await planProblems(context, proposal) }),
  write({ attributes, relationships }, config, change) {
    // An update sends all options, with ids that must be read first.
    if (change) return { attributes: {}, relationships: {} };
    const { 'variable-options': _, ...own } = attributes;
    const module = { data: { type: 'registry-module', id: config.registryModuleId } };
    const options = config.variableOptions ? { 'variable-options': optionsBody(config, []) } : {};
    return {
      attributes: { enabled: true, ...own },
      relationships: { ...relationships, 'registry-module': module, ...options },
    };
  },
  async writeOthers(context, id, config, change) {
    if (change) await update(context, id, config);
    return change !== undefined;
  },
  async remove({ platform, signal }, { path: at, id }, state) {
    if ((await platform.remove(at, { signal })) === 'absent') await reader.proveGone(platform, id, state, { signal });
  },
  located: (context, [organization = '', name = '', moduleProvider = '']) =>
    locate(context, { organization, name, moduleProvider }),
});

const { resource } = object;

const data: SomeDataSourceHandlers = {
  async read(context, config) {
    const { platform, signal } = context;
    const { id, organization, name, moduleProvider } = config as { readonly [name: string]: string | undefined };
    if (id !== undefined) return { ...(await object.data.read(context, config)), name, moduleProvider };
    const at = await locate(context, { organization: organization!, name: name!, moduleProvider: moduleProvider! });
    const found = await reader.findByKey(platform, at, { signal });
    if (!found) throw new NotFound(`The module ${organization}/${name}/${moduleProvider} has no no-code module.`);
    return { ...(await object.toState(context, found, at)), name, moduleProvider };
  },
};

export const noCodeModuleObject = {
  ...object,
  data,
  resource: {
    ...resource,
    async create(context, config) {
      noCodeManagers.claim(context.platform, config.registryModuleId, SELF);
      await versionIsUsable(context, config);
      return resource.create(context, config);
    },
    async update(context, change) {
      noCodeManagers.claim(context.platform, change.config.registryModuleId, SELF);
      return resource.update!(context, change);
    },
    async delete(context, state) {
      await resource.delete(context, state);
      noCodeManagers.release(context.platform, state.registryModuleId);
    },
  } satisfies typeof resource,
};

async function locate(
  { platform, signal }: Pick<Context, 'platform' | 'signal'>,
  given: { readonly organization: string; readonly name: string; readonly moduleProvider: string },
): Promise<Values> {
  const { organization, name, moduleProvider } = given;
  const found = await platform.find(modulePath(completeAddress(given)), undefined, { signal });
  if (found) return { organization, registryModuleId: found.data.id };
  throw new NotFound(
    `There is no private module ${organization}/${name}/${moduleProvider}, or the token lacks permission to read it.`,
  );
}

async function update({ platform, signal }: ResourceContext, id: string, config: Values): Promise<void> {
  const { enabled, versionPin } = config;
  const present = optionsOf(await reader.get(platform, { id }, { signal })) ?? [];
  const attributes = {
    ...(enabled === undefined ? {} : { enabled }),
    'version-pin': versionPin ?? 'latest',
  };
  const relationships = { 'variable-options': optionsBody(config, present) };
  const body = { data: { type: 'no-code-modules', id, attributes, relationships } };
  await platform.patch(path`/no-code-modules/${id}`, body, { signal });
  const wanted = new Set(((config.variableOptions ?? []) as readonly Values[]).map(({ name }) => name));
  const after = optionsOf(await reader.get(platform, { id }, { signal })) ?? [];
  const others = after.filter(({ name }) => !wanted.has(name)).map(({ name }) => name);
  if (others.length === 0) return;
  throw new InvalidConfig(
    ['variableOptions'],
    `The service still offers values for ${others.join(', ')}, which are not configured. Remove them there, or destroy the no-code module and create it again.`,
  );
}

/** The service refuses to pin a version that it has not yet processed. */
async function versionIsUsable(context: ResourceContext, config: Values): Promise<void> {
  const { versionPin, registryModuleId } = config;
  if (versionPin === undefined || versionPin === 'latest') return;
  await poll(PATIENCE_SECONDS, context.signal, async () => {
    const module = await findModule(context.platform, registryModuleId, { signal: context.signal });
    const found = module && versionStatusesOf(module).find(({ version }) => version === versionPin);
    if (found && found.status !== 'ok' && found.error === undefined && !found.status.endsWith('_failed')) {
      context.progress(`version ${String(versionPin)}: ${found.status}`);
      return undefined;
    }
    return true;
  });
}

/** Reads it by its id, which not every release of the service supports. */
async function findModule(platform: PlatformClient, id: unknown, options: CallOptions) {
  return (await look(() => platform.find(path`/registry-modules/${String(id)}`, undefined, options)))?.data;
}

async function planProblems(context: PlanContext, { config, unknown, prior, changed }: SomeProposal) {
  const { registryModuleId, versionPin, variableOptions } = config;
  const options = (unknown.has('variableOptions') ? [] : (variableOptions ?? [])) as readonly Values[];
  const problems = repeatedNames(options);
  if (options.length > 0 && !unknown.has('versionPin') && (versionPin === undefined || versionPin === 'latest')) {
    problems.push(
      problem(
        ['versionPin'],
        'Values are offered for the variables of one version: configure `versionPin` as a version, or remove `variableOptions`.',
      ),
    );
  }
  if (registryModuleId === undefined || unknown.has('registryModuleId')) return problems;
  problems.push(...noCodeManagers.report(context.run, String(registryModuleId), SELF));
  const isChanged = !prior || ['registryModuleId', 'versionPin', 'variableOptions'].some((name) => changed.has(name));
  if (problems.length > 0 || !isChanged) return problems;
  const module = await findModule(context.platform, registryModuleId, { signal: context.signal });
  if (!module) return problems;
  if (optionalTextAt(module.attributes, 'registry-name') === 'public') {
    return [problem(['registryModuleId'], 'The module is in the public registry: only a private one can be used.')];
  }
  const owner = relatedIdAt(module, 'organization');
  if (!prior && !unknown.has('organization') && owner !== config.organization) {
    const detail = `The module belongs to the organization ${owner}, and not to ${String(config.organization)}: the service will refuse it.`;
    return [{ ...problem(['registryModuleId'], detail), severity: 'warning' as const }];
  }
  const isPinned = versionPin !== undefined && versionPin !== 'latest' && !unknown.has('versionPin');
  if (!isPinned || options.length === 0) return problems;
  const version = String(versionPin);
  const known = await look(() =>
    findInputNames(context.platform, addressOf(module), version, { signal: context.signal }),
  );
  return known ? unknownVariables(options, known, version) : problems;
}

function unknownVariables(options: readonly Values[], known: readonly string[], version: string): Problem[] {
  return options.flatMap(({ name }, index) => {
    if (name === undefined || known.includes(String(name))) return [];
    const nearest = findNearest(String(name), known);
    return [
      problem(
        ['variableOptions', index, 'name'],
        `Version ${version} of the module has no variable \`${String(name)}\`${nearest === undefined ? '' : `: did you mean \`${nearest}\`?`}`,
      ),
    ];
  });
}

function repeatedNames(options: readonly Values[]): Problem[] {
  const names = options.map(({ name }) => name);
  return names.flatMap((name, index) =>
    name !== undefined && names.indexOf(name) < index
      ? [
          problem(
            ['variableOptions', index, 'name'],
            `The variable \`${String(name)}\` is there twice: write all of its values into one block.`,
          ),
        ]
      : [],
  );
}

function problem(at: Path, detail: string): Problem {
  return { path: at, severity: 'error', code: 'value-invalid', summary: `Invalid \`${String(at[0])}\``, detail };
}
