/** A segment of an import id that a request has in its path or looks for. */
export const NAME_SEGMENT = '(?!\\.{1,2}(?:/|$))[^/]+';
