/** Attributes hold the same values as Terraform. */
export * from '../plugin-protocol/value';

/** A position in a configuration: attribute names in the definition's spelling, list indexes and map keys. */
export type Path = readonly (string | number)[];
