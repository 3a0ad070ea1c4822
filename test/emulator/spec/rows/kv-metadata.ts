import { operationsOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const METADATA = '/v1/{kv_mount}/metadata/{path}';

/** The rows of the everyday specification about metadata of secrets. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Key-value', [
  ['Key-value: Read metadata', 'GET', METADATA, 200],
  ['Key-value: Write metadata', 'POST', METADATA, 204],
]);

export const rules: readonly SpecifiedRule[] = [];
