/** A segment of an import id that a request uses in its path or searches for. */
export const NAME_SEGMENT = '(?!\\.{1,2}(?:/|$))[^/]+';
