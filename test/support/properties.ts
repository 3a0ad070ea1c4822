// oxlint-disable-next-line no-restricted-imports
import * as fc from 'fast-check';

/** The number of cases that a property test tries. `LINTEL_PROPERTY_RUNS` overrides it. */
export const PROPERTY_RUNS = Number(process.env.LINTEL_PROPERTY_RUNS ?? 1000);

/** Every run tries the same cases, so that a failure comes with the change that causes it. `LINTEL_PROPERTY_SEED` tries others, as each night. */
export const PROPERTY_SEED = Number(process.env.LINTEL_PROPERTY_SEED ?? 39);

fc.configureGlobal({ seed: PROPERTY_SEED });

export { fc };
