import { dependenciesOf, Template } from './template';

/**
 * Runs an action for each item as soon as its dependencies are done. Like CloudFormation, it starts nothing else after a failure, and waits
 * for actions in progress. Returns the failures in order.
 */
export async function inParallel(
  names: readonly string[],
  needs: (name: string) => readonly string[],
  act: (name: string) => Promise<void>,
): Promise<readonly Error[]> {
  const waiting = new Map(
    names.map((name) => [name, new Set(needs(name).filter((needed) => needed !== name && names.includes(needed)))]),
  );
  const failures: Error[] = [];
  await new Promise<void>((resolve) => {
    let running = 0;
    const begin = (): void => {
      const ready =
        failures.length > 0 ? [] : [...waiting].filter(([, needed]) => needed.size === 0).map(([name]) => name);
      for (const name of ready) {
        waiting.delete(name);
        running++;
        void act(name)
          .catch((error: Error) => void failures.push(error))
          .then(() => {
            running--;
            for (const needed of waiting.values()) needed.delete(name);
            begin();
          });
      }
      if (running === 0) resolve();
    };
    begin();
  });
  return failures;
}

/** The dependencies for the creation of a resource: the resources to which it refers. */
export function needsOf(template: Template): (logicalId: string) => readonly string[] {
  return (logicalId) => (logicalId in template.Resources ? dependenciesOf(template, logicalId) : []);
}

/** The dependencies for the deletion of a resource: the resources that refer to it. */
export function needsToGo(template: Template): (logicalId: string) => readonly string[] {
  const dependents = new Map<string, string[]>();
  for (const logicalId of Object.keys(template.Resources)) {
    for (const needed of dependenciesOf(template, logicalId)) {
      dependents.set(needed, [...(dependents.get(needed) ?? []), logicalId]);
    }
  }
  return (logicalId) => dependents.get(logicalId) ?? [];
}
