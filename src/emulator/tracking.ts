/** What somebody asks whether it was read: the fields at the top of a body, or also those of the objects in it, and the parameters of the query. */
export type Tracking = 'nothing' | 'fields' | 'everything';
