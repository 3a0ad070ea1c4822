import { operationsOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const KV = '/v1/{kv_mount}';

/** The rows of the everyday specification about versions of secrets. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Key-value', [
  ['Key-value: Read data', 'GET', `${KV}/data/{path}`, 200],
  ['Key-value: Write data', 'POST', `${KV}/data/{path}`, 200],
  ['Key-value: Patch data', 'PATCH', `${KV}/data/{path}`, 200],
  ['Key-value: Delete data', 'DELETE', `${KV}/data/{path}`, 204],
  ['Key-value: Read subkeys', 'GET', `${KV}/subkeys/{path}`, 200],
  ['Key-value: Delete metadata', 'DELETE', `${KV}/metadata/{path}`, 204],
  ['Key-value: List metadata', 'LIST', `${KV}/metadata/{path}`, 200],
]);

export const rules: readonly SpecifiedRule[] = [];
