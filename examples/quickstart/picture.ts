/**
 * `npm run -s quickstart | npx tsx examples/quickstart/picture.ts` draws the shortened output of a quickstart run as docs/quickstart.svg, the
 * picture of the README.
 */
import { readFileSync, renameSync, writeFileSync } from 'fs';
import * as path from 'path';
import { draw } from './draw';

const PICTURE = path.join(__dirname, '..', '..', 'docs', 'quickstart.svg');
writeFileSync(`${PICTURE}.new`, draw(readFileSync(0, 'utf8')));
renameSync(`${PICTURE}.new`, PICTURE);
