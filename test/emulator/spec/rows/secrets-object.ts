import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const QUOTA = '/v1/sys/quotas/rate-limit/:name';

/** The rows of the everyday specification about paths without a type of their own, and about what the service says of any path. */
export const operations: readonly SpecifiedOperation[] = operationsOf("The service's own description", [
  ['Quotas: Read rate limit', 'GET', QUOTA, 200],
  ['Quotas: Write rate limit', 'POST', QUOTA, 204],
  ['Quotas: Delete rate limit', 'DELETE', QUOTA, 204],
]);

export const rules: readonly SpecifiedRule[] = rulesOf('Any path', [['unknown members are ignored', 'secrets']]);
