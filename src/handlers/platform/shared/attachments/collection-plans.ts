import type { PlatformClient } from '../../../../clients/platform';
import { snakeCase } from '../../../../definition/names';
import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import type { Collection } from './collection';

type Run = PlanContext['run'];

/** The plans of one run for a collection. */
export interface PlannedCollection<W extends string = string> {
  readonly name?: string;
  /** Undefined if it is known only after apply. */
  readonly global?: boolean;
  /** The configured sets of members. */
  readonly owned: readonly W[];
}

/**
 * A configured set of members is authoritative: it would remove members that separate resources add. Here, the plans and
 * applies of both within one run are compared.
 */
export class CollectionPlans<W extends string, P extends PlannedCollection<W> = PlannedCollection<W>> {
  /** Collections applied by this process, because plans could not know the ids of new ones. */
  private readonly applied = new WeakMap<PlatformClient, Map<string, readonly W[]>>();

  constructor(private readonly collection: Collection<W>) {}

  public report(run: Run, id: string, planned: P): void {
    run.report(this.named(id), planned);
  }

  public reported(run: Run, id: string): P | undefined {
    return run.reported(this.named(id)) as P | undefined;
  }

  public reportMember(run: Run, id: string, which: W, member: string): void {
    run.report(`${this.named(id)} ${which}`, [...new Set([...this.reportedMembers(run, id, which), member])]);
  }

  public reportedMembers(run: Run, id: string, which: W): readonly string[] {
    return (run.reported(`${this.named(id)} ${which}`) as readonly string[] | undefined) ?? [];
  }

  public recordApplied(platform: PlatformClient, id: string, owned: readonly W[]): void {
    const known = this.applied.get(platform) ?? new Map<string, readonly W[]>();
    this.applied.set(platform, known.set(id, owned));
  }

  public isOwnedByApplied(platform: PlatformClient, id: string, which: W): boolean {
    return this.applied.get(platform)?.get(id)?.includes(which) ?? false;
  }

  /** The problem of an attachment to a collection that configures all members of the kind. `at` is the attribute of the attachment. */
  public ownedProblem(at: string, id: string, which: W, name?: string): Problem {
    return {
      path: [at],
      severity: 'error',
      code: 'resources-conflict',
      summary: `The ${this.collection.noun} manages these members itself`,
      detail: this.ownedWords(id, which, name),
    };
  }

  public ownedWords(id: string, which: W, name?: string): string {
    const { noun, type, members } = this.collection;
    // Only names of the attachment's own attributes are converted to HCL spelling automatically.
    const set = snakeCase(which);
    return `The ${noun} ${name === undefined ? id : `${name} (${id})`} configures all of its ${members[which].words} as \`${set}\`, and would remove what is added elsewhere. Add the member to \`${set}\` of the \`${type}\`, or remove \`${set}\` there.`;
  }

  /** The problems of a collection if other resources of the same run manage its configured members. */
  public attachedProblems(run: Run, id: string, owned: readonly W[]): Problem[] {
    return owned.flatMap((which): Problem[] => {
      const members = this.reportedMembers(run, id, which);
      if (members.length === 0) return [];
      return [
        {
          path: [which],
          severity: 'error',
          code: 'resources-conflict',
          summary: `\`${which}\` conflicts with other resources`,
          detail: `Resources of their own add ${members.join(', ')} to the ${this.collection.noun}, and \`${which}\` would remove or repeat them. Configure \`${which}\` or those resources, not both.`,
        },
      ];
    });
  }

  private named(id: string): string {
    return `${this.collection.noun} ${id}`;
  }
}
