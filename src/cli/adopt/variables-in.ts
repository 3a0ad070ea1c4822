import type { Input, SecretVariable, WrittenObject } from './decision';

/** The secret variables of the objects, without duplicates. */
export function variablesIn(objects: readonly WrittenObject[]): SecretVariable[] {
  const found = new Map<string, SecretVariable>();
  const collect = (input: Input): void => {
    if (input.is === 'variable') found.set(input.variable.name, input.variable);
    if (input.is === 'object') Object.values(input.members).forEach(collect);
    if (input.is === 'objects') input.elements.flatMap((members) => Object.values(members)).forEach(collect);
  };
  for (const { inputs } of objects) Object.values(inputs).forEach(collect);
  return [...found.values()];
}
