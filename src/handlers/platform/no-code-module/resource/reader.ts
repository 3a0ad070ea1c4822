import type { Resource } from '../../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import { relatedIdsAt } from '../../../../clients/read-response';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { NotFound } from '../../../errors';
import { unknownId } from '../../shared/lookup';
import { findAlone } from '../../shared/read-from-list';
import { modulesPath } from '../../shared/registry/module-address';
import { DocumentReader, type Listed } from '../../shared/stored/reader';
import { noCodeModule } from '../definition';
import { withOptions } from './options';

const INCLUDE = noCodeModule.document.include;

/** The service has no list of no-code modules: the list of modules refers to them. */
export class NoCodeModuleReader extends DocumentReader {
  constructor() {
    super(noCodeModule);
  }

  override listOf({ organization }: Values): string {
    return `${modulesPath(String(organization))}?include=no-code-modules`;
  }

  /** The key of a module in that list. A module without a no-code module has none. */
  override keyOf(module: Resource): string | readonly string[] {
    return idOf(module) === undefined ? [] : module.id;
  }

  override async find(
    platform: PlatformClient,
    known: Values,
    options: CallOptions = {},
  ): Promise<Resource | undefined> {
    const id = known.id as string | undefined;
    if (id === undefined) return this.findByKey(platform, known, options);
    const found = await whole(platform, id, options);
    if (!found) await this.proveGone(platform, id, known, options);
    return found;
  }

  /** Throws unless the missing no-code module is provably gone. */
  async proveGone(
    platform: PlatformClient,
    id: string,
    { organization }: Values,
    options: CallOptions = {},
  ): Promise<void> {
    const words = `The no-code module ${id} does not exist, or the token may not read it: the token of an organization may not.`;
    if (organization === undefined) throw new NotFound(words);
    const list = this.listOf({ organization });
    const isGone = await platform.provenGone(list, id, { ...options, idOf: (module) => idOf(module) ?? '' });
    if (!isGone) throw new NotFound(`A module of ${String(organization)} still has it. ${words}`);
  }

  override async get(platform: PlatformClient, known: Values, options: CallOptions): Promise<Resource> {
    const id = String(known.id);
    return (await whole(platform, id, options)) ?? Promise.reject(unknownId('no-code module', id));
  }

  override async findByKey(
    platform: PlatformClient,
    known: Values,
    options: CallOptions = {},
  ): Promise<Resource | undefined> {
    const modules = await platform.list(this.listOf(known), undefined, options);
    const module = modules.find(({ id }) => id === known.registryModuleId);
    const id = module && idOf(module);
    return id === undefined ? undefined : whole(platform, id, options);
  }

  override async *each({ platform, signal }: Context, config: Values): AsyncGenerator<Listed> {
    for await (const { data } of platform.pages(this.listOf(config), undefined, { signal })) {
      for (const id of data.flatMap((module) => idOf(module) ?? [])) {
        const resource = await whole(platform, id, { signal });
        if (resource) yield { resource, known: config };
      }
    }
  }
}

const idOf = (module: Resource): string | undefined => relatedIdsAt(module, 'no-code-modules')[0];

async function whole(platform: PlatformClient, id: string, options: CallOptions): Promise<Resource | undefined> {
  const found = await findAlone(platform, { path: path`/no-code-modules/${id}`, include: INCLUDE }, options);
  return found && withOptions(found);
}
