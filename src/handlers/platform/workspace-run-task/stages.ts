/** The stages in the order of a run. */
const ORDER = ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'] as const;

export type Stage = (typeof ORDER)[number];

/** In run order; what the service knows and we do not comes last. */
export function inRunOrder(stages: readonly string[]): Stage[] {
  const place = (stage: string) => (ORDER as readonly string[]).indexOf(stage) >>> 0;
  return [...new Set(stages)].sort((one, other) => place(one) - place(other)) as Stage[];
}
