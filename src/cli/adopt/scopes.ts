import { findKind } from './kind';
import { objectsAt } from './objects';
import { firstLine, isRefusal, Skipped } from './skipped';
import { textAt } from '../../clients/read-response';
import type { AdoptionObjects, AdoptionScope } from '../../definition/adoption';
import type { Values } from '../../definition/value';
import * as registry from '../../handlers';
import type { Context } from '../../handlers/contract';

/** What a person says of places, where they cannot be found or not all of them are wanted. */
export interface GivenScopes {
  readonly organizations?: readonly string[];
  /** Mounts by the type of their engine. */
  readonly mounts?: ReadonlyMap<string, readonly string[]>;
}

/** Where to look for objects; each kind of place is found once, when it is first asked for. */
export class Scopes {
  private readonly found = new Map<string, Promise<readonly string[]>>();
  private mounted: Promise<ReadonlyMap<string, readonly string[]> | undefined> | undefined;

  /** What could not be found is added to `skipped`. */
  constructor(private readonly context: Context, private readonly given: GivenScopes, private readonly skipped: Skipped[]) {}

  /** Their names, ids or paths; the installation is one place without a name. */
  public of(scope: AdoptionScope): Promise<readonly string[]> {
    const key = typeof scope === 'string' ? scope : JSON.stringify(scope);
    const known = this.found.get(key);
    if (known) return known;
    const finding = this.find(scope);
    this.found.set(key, finding);
    return finding;
  }

  private async find(scope: AdoptionScope): Promise<readonly string[]> {
    if (typeof scope === 'object') return 'engine' in scope ? this.mounts(scope.engine) : this.objects(scope);
    switch (scope) {
      case 'installation': return [''];
      case 'organization': return this.given.organizations ?? this.organizations();
      case 'workspace': return this.workspaces();
    }
  }

  /** Not every service has this list; the one of the administration then tells them to those who may see it. */
  private async organizations(): Promise<readonly string[]> {
    const { platform, signal } = this.context;
    const listed = await platform.list('/organizations', undefined, { signal }).catch(orUndefined);
    if (listed) return listed.map(({ id }) => id);
    const administered = await this.administered().catch(orUndefined);
    if (administered) return administered;
    this.skipped.push({ what: 'organizations', because: 'the token may not list them: name them with --organization' });
    return [];
  }

  private async administered(): Promise<string[]> {
    const names: string[] = [];
    for await (const { identity } of registry.listResources.lintel_admin_organization.handlers().list(this.context, {}, { withObject: false })) names.push(identity.name);
    return names;
  }

  /** Those that a run task is associated to: the list of run tasks tells them, so that no other workspace is asked about. */
  private async workspaces(): Promise<readonly string[]> {
    const source = registry.dataSources.lintel_run_tasks.handlers();
    const each = await Promise.all((await this.of('organization')).map(async (organization) => {
      const found = await source.read(this.context, { organization, include: ['workspace_tasks.workspace'] }).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        this.skipped.push({ what: `workspace run tasks of ${organization}`, because: firstLine(error) });
        return undefined;
      });
      return ((found as Values | undefined)?.workspaces as readonly Values[] | undefined ?? []).map(({ id }) => String(id));
    }));
    return each.flat();
  }

  private async objects({ object, known, having = {}, lacking = [] }: AdoptionObjects): Promise<readonly string[]> {
    const kind = findKind(object);
    const { search } = kind.adoption;
    const each = await Promise.all((search.by === 'nothing' ? [] : await this.of(search.scope)).map(async (scope) => {
      const found: string[] = [];
      try {
        for await (const { values } of objectsAt(this.context, kind, scope)) {
          const isOne = Object.entries(having).every(([name, value]) => values[name] === value) && lacking.every((name) => values[name] === undefined);
          if (isOne) found.push(String(values[known]));
        }
      } catch (error) {
        if (!isRefusal(error)) throw error;
        this.skipped.push({ what: `what ${kind.adoption.things} of ${scope} have`, because: firstLine(error) });
      }
      return found;
    }));
    return each.flat();
  }

  private async mounts(engine: string): Promise<readonly string[]> {
    const named = this.given.mounts?.get(engine);
    if (named) return named;
    this.mounted ??= this.readMounts();
    const mounted = await this.mounted;
    // Who may not see the mounts may still have what stands at the usual path.
    return mounted ? mounted.get(engine) ?? [] : [engine];
  }

  private async readMounts(): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
    const { secrets, signal } = this.context;
    const answer = await secrets.get('/sys/mounts', undefined, { signal }).catch(orUndefined);
    if (!answer) {
      this.skipped.push({ what: 'mounts', because: 'the token may not list them (sys/mounts), so that only the usual paths were looked at: name others with --mount' });
      return undefined;
    }
    const mounts = new Map<string, string[]>();
    for (const path of Object.keys(answer.data)) {
      const type = textAt(answer.data, path, 'type');
      mounts.set(type, [...mounts.get(type) ?? [], path.replace(/\/+$/, '')]);
    }
    return mounts;
  }
}

function orUndefined(error: unknown): undefined {
  if (!isRefusal(error)) throw error;
}
