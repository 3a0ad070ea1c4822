import { execFileSync } from 'child_process';
import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';

/** What an assembler makes of a launcher's source: code and texts, to be put anywhere. */
export function assemble(
  architecture: 'amd64' | 'arm64',
  [assembler, ...options]: readonly [string, ...string[]],
  objcopy: string,
): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-launcher-'));
  try {
    const [object, binary] = ['launcher.o', 'launcher.bin'].map((name) => path.join(folder, name));
    execFileSync(assembler, [...options, '-o', object, path.join(__dirname, `launcher-${architecture}.s`)]);
    execFileSync(objcopy, ['-O', 'binary', '-j', '.text', object, binary]);
    return readFileSync(binary);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
