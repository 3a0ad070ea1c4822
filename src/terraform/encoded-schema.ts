import { existsSync, readFileSync } from 'fs';
import { join } from 'path';

/** Its location in an executable; see `generate/release/executable.ts`. */
declare const PREPARED_SCHEMA: string;

/** The prepared response with the schema, written when the bundle is made; see `generate/bundle.ts`. */
export function encodedSchema(): Buffer | undefined {
  const file = typeof PREPARED_SCHEMA === 'undefined' ? join(__dirname, 'schema.bin') : PREPARED_SCHEMA;
  return existsSync(file) ? readFileSync(file) : undefined;
}
