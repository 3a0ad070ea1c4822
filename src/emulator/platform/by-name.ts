/** An object whose name is unique in its organization. */
export interface Named {
  readonly organization: string;
  readonly name: string;
}

/** The index by name within an organization, and the value to look up in it. */
export function byName({ organization, name }: Named): string {
  return `${organization} ${name}`;
}
