/** How many cases a property test tries; `LINTEL_PROPERTY_RUNS` asks for more. */
export const PROPERTY_RUNS = Number(process.env.LINTEL_PROPERTY_RUNS ?? 1000);
