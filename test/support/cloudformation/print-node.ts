/** Prints the path of the newest Node.js that is pinned, after it was downloaded. */
import { nodeOf } from '../../versions/pinned-node';

process.stdout.write(nodeOf('24'));
