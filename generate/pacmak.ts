/** jsii-pacmak, with what tests in other languages need of `lintel` in its packages: it has no place for sources of our own. */
import { realpathSync } from 'fs';
import { join } from 'path';
import { Target } from 'jsii-pacmak/lib/target';
import { addTestingSources } from './testing-packages';

const ROOT = realpathSync(join(__dirname, '..'));

// eslint-disable-next-line @typescript-eslint/unbound-method -- called with the target below
const { generateCode } = Target.prototype;
Target.prototype.generateCode = async function (this: Target, folder: string, tarball: string): Promise<void> {
  await generateCode.call(this, folder, tarball);
  const { packageDir, targetName } = this as unknown as { readonly packageDir: string; readonly targetName: string };
  if (realpathSync(packageDir) === ROOT) addTestingSources(targetName, folder);
};

// The program has no types.
// eslint-disable-next-line @typescript-eslint/no-require-imports
require('jsii-pacmak/bin/jsii-pacmak');
