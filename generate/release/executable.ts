/** One runtime with the blob in it: a program that needs no other file of ours. */
import { Elf } from './elf';
import { onlyEnglish } from './locale-data';
import { signAdHoc } from './mach-o-signature';
import { withoutSignature } from './portable-executable';

const NAME = 'NODE_SEA_BLOB';
/** Node.js looks for a blob in itself where the character behind this is a 1. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

export type Format = 'elf' | 'mach-o' | 'portable-executable';

export async function makeExecutable(
  format: Format,
  node: Buffer,
  blob: Buffer,
  libraryFolder?: string,
): Promise<Buffer> {
  const small = onlyEnglish(node);
  switch (format) {
    case 'elf': {
      const elf = new Elf(small).stripped();
      if (libraryFolder !== undefined) elf.setLibraryFolder(libraryFolder);
      return withFuse(elf.addNote(NAME, blob).content());
    }
    case 'mach-o':
      return signAdHoc(await injected(small, blob, { machoSegmentName: 'NODE_SEA' }), 'lintel');
    case 'portable-executable':
      return injected(withoutSignature(small), blob, {});
  }
}

/** A library as all versions of musl can load it. */
export function makeLibrary(content: Buffer): Buffer {
  return new Elf(content).stripped().unpackRelocations().content();
}

function withFuse(program: Buffer): Buffer {
  const at = program.indexOf(`${FUSE}:0`);
  if (at < 0 || program.indexOf(`${FUSE}:0`, at + 1) >= 0) {
    throw new Error("The runtime has no single place that says whether it is an executable of somebody's.");
  }
  program.write('1', at + FUSE.length + 1, 'latin1');
  return program;
}

/** The formats that cannot be tried here are made by the tool that Node.js names for it. It is loaded for them alone: it is large. */
async function injected(
  program: Buffer,
  blob: Buffer,
  options: { readonly machoSegmentName?: string },
): Promise<Buffer> {
  const { mkdtempSync, readFileSync, rmSync, writeFileSync } = await import('fs');
  const { tmpdir } = await import('os');
  const path = await import('path');
  const { inject } = await import('postject');
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-inject-'));
  try {
    const file = path.join(folder, 'program');
    writeFileSync(file, program, { mode: 0o755 });
    await inject(file, NAME, blob, { sentinelFuse: FUSE, ...options });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
