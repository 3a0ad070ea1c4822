import { readFileSync } from 'fs';
import { join } from 'path';
import { gunzipSync } from 'zlib';

/** What jsii has written of a package. It is compressed, because it is as large as everything else of the constructs. */
export function readAssembly<Assembly>(folder: string): Assembly {
  return JSON.parse(gunzipSync(readFileSync(join(folder, '.jsii.gz'))).toString()) as Assembly;
}
