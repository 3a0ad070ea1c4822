import type { Input, SecretVariable, WrittenObject } from './decision';

/** The variables that objects take their secrets from, each once. */
export function variablesIn(objects: readonly WrittenObject[]): SecretVariable[] {
  const found = new Map<string, SecretVariable>();
  const look = (input: Input): void => {
    if (input.is === 'variable') found.set(input.variable.name, input.variable);
    if (input.is === 'object') Object.values(input.members).forEach(look);
    if (input.is === 'objects') input.elements.flatMap((members) => Object.values(members)).forEach(look);
  };
  for (const { inputs } of objects) Object.values(inputs).forEach(look);
  return [...found.values()];
}
