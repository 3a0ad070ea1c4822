import { kindOfValue } from './words';

// Rules for several attributes are checked alongside the kinds of their values: a value of another kind is rejected there and must not cause an error
// here.

export const isScalar = (value: unknown): boolean => !['a list', 'an object'].includes(kindOfValue(value));

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
