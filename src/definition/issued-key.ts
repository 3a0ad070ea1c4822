import type { Attributes } from './attribute';
import { flatAttributes } from './flatten';

/** The attribute with the private key that is generated together with the object. */
export const ISSUED_KEY = 'privateKey';

/** Whether the object is created together with a private key, which the service does not store. */
export function issuesKey(attributes: Attributes): boolean {
  const key = flatAttributes(attributes)[ISSUED_KEY];
  return key !== undefined && key.use === 'computed' && key.sensitive === true;
}
