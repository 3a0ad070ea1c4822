import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const CONFIG = '/v1/{kv_mount}/config';

/** The rows of the everyday specification about configurations of key-value mounts. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Key-value', [
  ['Key-value: Read configuration', 'GET', CONFIG, 200],
  ['Key-value: Write configuration', 'POST', CONFIG, 204],
]);

export const rules: readonly SpecifiedRule[] = rulesOf('Key-value', [
  [
    'a mount that becomes one of version 2 keeps its documents',
    'key-value: Key-value secrets of standard become first versions when their mount becomes one of version 2',
  ],
]);
