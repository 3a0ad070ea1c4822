/** What an attribute may hold is what Terraform's values are. */
export * from '../plugin-protocol/value';

/** Where in a configuration something stands: attribute names in the definition's spelling, list indexes, map keys. */
export type Path = readonly (string | number)[];
