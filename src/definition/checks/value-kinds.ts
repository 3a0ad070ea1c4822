import { kindOfValue } from './words';

// Rules about several attributes are checked beside their kinds: a value of another kind is refused there, and must harm nothing here.

export const isScalar = (value: unknown): boolean => !['a list', 'an object'].includes(kindOfValue(value));

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
