/** Types derived from the definition. */
import type { ConfigOf, ReadStateOf } from '../../../../definition/resource';
import type { Change } from '../../../contract';
import type { databaseConnection } from '../definition';

export interface ConnectionConfig extends ConfigOf<typeof databaseConnection> {}
export interface ConnectionChange extends Change<typeof databaseConnection> {}
export type ConnectionState = ReadStateOf<typeof databaseConnection>;
