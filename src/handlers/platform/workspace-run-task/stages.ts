/** The stages in the order of a run. */
const ORDER = ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'] as const;

export type Stage = (typeof ORDER)[number];

/** In run order; what the service knows and we do not comes last. */
export function inRunOrder(stages: readonly string[]): Stage[] {
  const known = ORDER.filter((stage) => stages.includes(stage));
  return [...new Set([...known, ...stages as readonly Stage[]])];
}
