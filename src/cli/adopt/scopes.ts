import type { AdoptionObjects, AdoptionScope } from '../../definition/adoption';
import type { Values } from '../../definition/value';
import * as registry from '../../handlers';
import type { Context } from '../../handlers/contract';
import { findKind } from './kind';
import { objectsAt } from './objects';
import { isRefusal, Skipped, skippedBy } from './skipped';

/** Scopes given on the command line, replacing those that would be found. */
export interface GivenScopes {
  readonly organizations?: readonly string[];
  /** Mounts by engine type. */
  readonly mounts?: ReadonlyMap<string, readonly string[]>;
}

/** Where the service lists its engines and its auth methods. */
type MountList = '/sys/mounts' | '/sys/auth';

const LIST_RESOURCES = { '/sys/mounts': 'lintel_secrets_mount', '/sys/auth': 'lintel_auth_mount' } as const;

interface Mounted {
  readonly path: string;
  readonly version: string;
}

/** Finds the scopes to list. Each kind of scope is read once, when first needed. */
export class Scopes {
  private readonly found = new Map<string, Promise<readonly string[]>>();
  private readonly mounted = new Map<MountList, Promise<ReadonlyMap<string, readonly Mounted[]> | undefined>>();

  /**
   * @param skipped receives the scopes that could not be listed
   * @param tally counts those that could be listed
   */
  constructor(
    private readonly context: Context,
    private readonly given: GivenScopes,
    private readonly skipped: Skipped[],
    private readonly tally: { listed: number },
  ) {}

  /** Names, IDs or paths. The installation is a single scope with an empty name. */
  public of(scope: AdoptionScope): Promise<readonly string[]> {
    const key = typeof scope === 'string' ? scope : JSON.stringify(scope);
    const known = this.found.get(key);
    if (known) return known;
    const finding = this.find(scope);
    this.found.set(key, finding);
    return finding;
  }

  private async find(scope: AdoptionScope): Promise<readonly string[]> {
    if (typeof scope === 'object') {
      if ('engine' in scope) return this.mounts('/sys/mounts', scope.engine, scope.version);
      return 'authMethod' in scope ? this.mounts('/sys/auth', scope.authMethod) : this.objects(scope);
    }
    switch (scope) {
      case 'installation':
        return [''];
      case 'organization':
        return this.given.organizations ?? this.organizations();
      case 'workspace':
        return this.workspaces();
    }
  }

  /** Falls back to the administration API, because not every service lists organizations. */
  private async organizations(): Promise<readonly string[]> {
    const { platform, signal } = this.context;
    const listed = await platform.list('/organizations', undefined, { signal }).catch(orReason);
    const organizations = Array.isArray(listed)
      ? listed.map(({ id }) => id)
      : await this.administered().catch(orReason);
    if (Array.isArray(organizations)) {
      this.tally.listed += 1;
      return organizations;
    }
    const because = 'the token cannot list them. Use --organization';
    this.skipped.push(skippedBy(listed as Error, 'organizations', because));
    return [];
  }

  private async administered(): Promise<string[]> {
    const names: string[] = [];
    for await (const { identity } of registry.listResources.lintel_admin_organization
      .handlers()
      .list(this.context, {}, { withObject: false })) {
      names.push(String(identity.name));
    }
    return names;
  }

  /** Only workspaces with run tasks, taken from the list of run tasks so that no other workspace has to be read. */
  private async workspaces(): Promise<readonly string[]> {
    const source = registry.dataSources.lintel_run_tasks.handlers();
    const each = await Promise.all(
      (await this.of('organization')).map(async (organization) => {
        const found = await source
          .read(this.context, { organization, include: ['workspace_tasks.workspace'] })
          .catch((error: unknown) => {
            if (!isRefusal(error)) throw error;
            this.skipped.push(skippedBy(error, `workspace run tasks of ${organization}`));
            return undefined;
          });
        if (found) this.tally.listed += 1;
        return (((found as Values | undefined)?.workspaces as readonly Values[] | undefined) ?? []).map(({ id }) =>
          String(id),
        );
      }),
    );
    return each.flat();
  }

  private async objects({ object, known, having = {}, lacking = [] }: AdoptionObjects): Promise<readonly string[]> {
    const kind = findKind(object);
    const { search } = kind.adoption;
    const each = await Promise.all(
      (search.by === 'nothing' ? [] : await this.of(search.scope)).map(async (scope) => {
        const found: string[] = [];
        try {
          for await (const { values } of objectsAt(this.context, kind, scope)) {
            const isOne =
              Object.entries(having).every(([name, value]) => values[name] === value) &&
              lacking.every((name) => values[name] === undefined);
            if (isOne) found.push(String(values[known]));
          }
        } catch (error) {
          if (!isRefusal(error)) throw error;
          this.skipped.push(
            skippedBy(error, `objects of the ${kind.adoption.things}${scope === '' ? '' : ` of ${scope}`}`),
          );
        }
        return found;
      }),
    );
    return each.flat();
  }

  private async mounts(list: MountList, type: string, version?: string): Promise<readonly string[]> {
    const given = this.given.mounts?.get(type);
    if (given) return given;
    const reading = this.mounted.get(list) ?? this.readMounts(list);
    this.mounted.set(list, reading);
    const mounted = await reading;
    // A token that cannot list the mounts may still have access to the default path.
    if (!mounted) return [type];
    const all = mounted.get(type) ?? [];
    return all.filter((mount) => version === undefined || mount.version === version).map(({ path }) => path);
  }

  private async readMounts(list: MountList): Promise<ReadonlyMap<string, readonly Mounted[]> | undefined> {
    try {
      const mounts = new Map<string, Mounted[]>();
      for await (const { object } of registry.listResources[LIST_RESOURCES[list]]
        .handlers()
        .list(this.context, {}, { withObject: true })) {
        const { type, path, options } = object as {
          readonly type: string;
          readonly path: string;
          readonly options?: { readonly version?: string };
        };
        // The version of a mount defaults to the first if nobody has configured it.
        mounts.set(type, [...(mounts.get(type) ?? []), { path, version: options?.version ?? '1' }]);
      }
      this.tally.listed += 1;
      return mounts;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.skipped.push(
        skippedBy(
          error,
          list === '/sys/mounts' ? 'mounts' : 'auth methods',
          `the token cannot list them (${list.slice(1)}), so only the default paths were read. Use --mount for others`,
        ),
      );
      return undefined;
    }
  }
}

function orReason(error: unknown): Error {
  if (!isRefusal(error)) throw error;
  return error;
}
