import type { Severity } from '../../../src/definition/review-rule';

/** An expected finding: the severity, the attribute in Terraform's spelling (undefined for the whole object), and the beginning of the sentence. */
export type Expected = readonly [severity: Severity, attribute: string | undefined, says: string];

/** Arguments in Terraform's spelling. A function is called after the first apply, with access to computed values. */
export type Arguments = object | ((made: (address: string, attribute: string) => unknown) => object);

export interface Case {
  readonly type: string;
  /** What happens, in a few words. The resource name is derived from it. */
  readonly title: string;
  /** If undefined, the resource is created. */
  readonly before?: object;
  /** If undefined, the resource is deleted. */
  readonly after?: Arguments;
  /** All expected findings, in any order. */
  readonly says: readonly Expected[];
  /** The expected items of the finding. */
  readonly items?: readonly string[];
}

export const cases = <C extends object>(type: string, all: (C & Omit<Case, 'type'>)[]): Case[] =>
  all.map((one) => ({ type, ...one }));
/** A case in which some arguments change and others stay the same. */
export const changing =
  (common: object) =>
  (title: string, before: object, after: object, ...says: Expected[]): Omit<Case, 'type'> => ({
    title,
    before: { ...common, ...before },
    after: { ...common, ...after },
    says,
  });

let counter = 0;
/** A name that no other object has. */
export const name = (): string => `thing-${++counter}`;
