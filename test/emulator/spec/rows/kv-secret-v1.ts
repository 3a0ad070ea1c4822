import { operationsOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

/** Literal: its paths are those of any mount. */
const DOCUMENT = '/v1/one/:path';

/** The rows of the everyday specification about documents of version 1. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Key-value', [
  ['Key-value version 1: Read', 'GET', DOCUMENT, 200],
  ['Key-value version 1: Write', 'POST', DOCUMENT, 204],
  ['Key-value version 1: Delete', 'DELETE', DOCUMENT, 204],
  ['Key-value version 1: List', 'LIST', DOCUMENT, 200],
]);

export const rules: readonly SpecifiedRule[] = [];
