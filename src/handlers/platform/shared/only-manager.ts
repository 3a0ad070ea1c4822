import type { PlatformClient } from '../../../clients/platform';
import type { Problem } from '../../../definition/problem';
import type { PlanContext } from '../../contract';
import { InvalidConfig } from '../../errors';

type Run = PlanContext['run'];

interface About<M> {
  /** The attribute at which a manager reports the conflict. */
  attribute(manager: M): string;
  /** The name under which the run remembers the object with this id. */
  name(id: string): string;
  readonly summary: string;
  words(id: string, one: M, other: M): string;
}

/** An object that resources of several types can manage, but only one of them in a run: they would undo each other's configuration. */
export class OnlyManager<M extends string> {
  /** Objects applied by this process, because plans could not know the ids of new ones. */
  readonly #applied = new WeakMap<PlatformClient, Map<string, M>>();

  constructor(private readonly about: About<M>) {}

  /** Records the manager of the object. Returns the problem if another resource of the run already manages it. */
  report(run: Run, id: string, manager: M): Problem[] {
    const { summary, name, words } = this.about;
    const other = this.reported(run, id);
    if (other === undefined || other === manager) {
      run.report(name(id), manager);
      return [];
    }
    const detail = words(id, other, manager);
    return [{ path: [this.about.attribute(manager)], severity: 'error', code: 'resources-conflict', summary, detail }];
  }

  reported(run: Run, id: string): M | undefined {
    return run.reported(this.about.name(id)) as M | undefined;
  }

  /** Throws if another resource manages the object. */
  claim(platform: PlatformClient, id: string, manager: M): void {
    const known = this.#applied.get(platform) ?? new Map<string, M>();
    const other = known.get(id);
    if (other !== undefined && other !== manager) {
      throw new InvalidConfig([this.about.attribute(manager)], this.about.words(id, other, manager));
    }
    this.#applied.set(platform, known.set(id, manager));
  }

  /** The object is no longer managed, so another resource may take it. */
  release(platform: PlatformClient, id: string): void {
    this.#applied.get(platform)?.delete(id);
  }
}
