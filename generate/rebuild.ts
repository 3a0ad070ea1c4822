/** Updates the bundles for changed sources in a few seconds, for tests. `npm run build` compiles what is shipped. */
import { bundle } from './bundle';
import { transpile } from './transpile';

transpile();
void bundle();
