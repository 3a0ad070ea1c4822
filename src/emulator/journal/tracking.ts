/** What somebody asks whether it was read: the fields at the top of a body, with the parameters of the query, or also those of the objects in it. */
export type Tracking = 'nothing' | 'fields' | 'everything';
