import { existsSync, readFileSync } from 'fs';
import { join } from 'path';

/** Written when the bundle is made; see `generate/bundle.ts`. */
const SCHEMA = 'schema.bin';

/** The prepared answer to the question for the schema: beside the bundle, or in the executable that the bundle is a part of. */
export function encodedSchema(): Buffer | undefined {
  const file = join(__dirname, SCHEMA);
  if (existsSync(file)) return readFileSync(file);
  const executable = process.getBuiltinModule?.('node:sea');
  return executable?.isSea() ? Buffer.from(executable.getRawAsset(`provider/${SCHEMA}`) as ArrayBuffer) : undefined;
}
