/** What `docs/troubleshooting.md` says about a kind of fault. Terms in backticks are code. */
export interface Explanation {
  /** The fault in a few words. */
  readonly title: string;
  readonly cause: string;
  readonly lookAt: string;
  readonly remedy: string;
  /** A message as users see it. */
  readonly example: string;
}

/** By code. */
export type Explanations = { readonly [code: string]: Explanation };
