import { spawnSync } from 'child_process';
import * as path from 'path';

const TSX = path.join(__dirname, '..', '..', '..', 'node_modules', 'tsx', 'dist', 'cli.mjs');
const SCRIPT = path.join(__dirname, 'print-node.ts');

export interface LambdaNode {
  /** Empty if it is absent. */
  readonly program: string;
  /** Why it is absent; undefined if it is there. */
  readonly absent: string | undefined;
}

/** The Node.js of Lambda's newest runtime, from the package registry. */
export function lambdaNode(): LambdaNode {
  // Synchronous, since tests are declared before anything can be awaited.
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, SCRIPT], { encoding: 'utf8', timeout: 180_000 });
  return status === 0
    ? { program: stdout, absent: undefined }
    : { program: '', absent: `Node.js of Lambda's newest runtime is not available: ${lastLine(stderr)}` };
}

function lastLine(text: string): string {
  return /^Error: (.*)$/m.exec(text)?.[1] ?? text.trim().split('\n').at(-1) ?? '';
}
