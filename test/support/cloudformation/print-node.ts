/** Prints the path of the Node.js that releases embed, after it was downloaded. */
import { hostNode } from '../../../generate/release/runtimes';

void hostNode().then((node) => process.stdout.write(node));
