import { dependenciesOf, Template } from './template';

/**
 * Acts upon everything at once whose needs are done. Once something has failed nothing else begins, and what is under way is waited for, as
 * CloudFormation does. Answers what failed, the first first.
 */
export async function inParallel(names: readonly string[], needs: (name: string) => readonly string[], act: (name: string) => Promise<void>): Promise<readonly Error[]> {
  const waiting = new Map(names.map((name) => [name, new Set(needs(name).filter((needed) => needed !== name && names.includes(needed)))]));
  const failures: Error[] = [];
  await new Promise<void>((resolve) => {
    let running = 0;
    const begin = (): void => {
      const ready = failures.length > 0 ? [] : [...waiting].filter(([, needed]) => needed.size === 0).map(([name]) => name);
      for (const name of ready) {
        waiting.delete(name);
        running++;
        void act(name).catch((error: Error) => void failures.push(error)).then(() => {
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

/** What a resource needs before it can be made: what it refers to. */
export function needsOf(template: Template): (logicalId: string) => readonly string[] {
  return (logicalId) => logicalId in template.Resources ? dependenciesOf(template, logicalId) : [];
}

/** What a resource needs before it can be deleted: that nothing refers to it any more. */
export function needsToGo(template: Template): (logicalId: string) => readonly string[] {
  const dependents = new Map<string, string[]>();
  for (const logicalId of Object.keys(template.Resources)) {
    for (const needed of dependenciesOf(template, logicalId)) dependents.set(needed, [...dependents.get(needed) ?? [], logicalId]);
  }
  return (logicalId) => dependents.get(logicalId) ?? [];
}
