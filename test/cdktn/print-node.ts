/** Prints where the Node.js is that the command line of CDK Terrain needs. It is downloaded once, which takes a process that may wait. */
import { nodeOf } from '../versions/pinned-node';

process.stdout.write(nodeOf('22'));
