import type { Attributes } from './attribute';
import { flatAttributes } from './flatten';

/** The attribute that holds a key which is made together with the object. */
export const ISSUED_KEY = 'privateKey';

/** Whether a private key is made together with the object, which the service does not keep. */
export function issuesKey(attributes: Attributes): boolean {
  const key = flatAttributes(attributes)[ISSUED_KEY];
  return key !== undefined && key.use === 'computed' && key.sensitive === true;
}
