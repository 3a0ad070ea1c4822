/** The number of cases that a property test tries. `LINTEL_PROPERTY_RUNS` overrides it. */
export const PROPERTY_RUNS = Number(process.env.LINTEL_PROPERTY_RUNS ?? 1000);
