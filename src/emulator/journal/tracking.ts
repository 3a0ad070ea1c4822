/** Which reads are tracked: none, those of top-level body fields and query parameters, or also those of nested objects. */
export type Tracking = 'nothing' | 'fields' | 'everything';
