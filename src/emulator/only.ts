/** Returns the element of a list that is known to have one. */
export function only<T>([element]: readonly T[]): T {
  if (element === undefined) throw new Error('The list is empty.');
  return element;
}
