/** The small program that Terraform starts on Linux; what it does is reported in launcher/launcher-amd64.s. */
import { readFileSync } from 'fs';
import * as path from 'path';

export type LauncherArchitecture = 'amd64' | 'arm64';

const MACHINES: { readonly [architecture in LauncherArchitecture]: number } = { amd64: 62, arm64: 183 };
const ADDRESS = 0x40_0000n;
const HEADER = 64;
const SEGMENT = 56;
const CODE = HEADER + 2 * SEGMENT;
/** Of the largest pages that arm64 has. */
const PAGE = 0x1_0000n;

/** An ELF file of nothing but this code: no library, no section, no writable memory but its stack. */
export function launcher(architecture: LauncherArchitecture): Buffer {
  const code = Buffer.from(
    (
      JSON.parse(readFileSync(path.join(__dirname, 'launcher', 'launcher.json'), 'utf8')) as Record<
        LauncherArchitecture,
        string
      >
    )[architecture],
    'base64',
  );
  const file = Buffer.alloc(CODE);
  file.write('\x7fELF\x02\x01\x01', 'latin1');
  file.writeUInt16LE(2, 16); // an executable
  file.writeUInt16LE(MACHINES[architecture], 18);
  file.writeUInt32LE(1, 20);
  file.writeBigUInt64LE(ADDRESS + BigInt(CODE), 24);
  file.writeBigUInt64LE(BigInt(HEADER), 32);
  file.writeUInt16LE(HEADER, 52);
  file.writeUInt16LE(SEGMENT, 54);
  file.writeUInt16LE(2, 56);
  writeSegment(file, HEADER, { type: 1, flags: 5, address: ADDRESS, size: BigInt(CODE + code.length), align: PAGE });
  writeSegment(file, HEADER + SEGMENT, { type: 0x6474_e551, flags: 6, address: 0n, size: 0n, align: 16n }); // a stack that is no code
  return Buffer.concat([file, code]);
}

interface Segment {
  readonly type: number;
  readonly flags: number;
  readonly address: bigint;
  readonly size: bigint;
  readonly align: bigint;
}

function writeSegment(file: Buffer, at: number, { type, flags, address, size, align }: Segment): void {
  file.writeUInt32LE(type, at);
  file.writeUInt32LE(flags, at + 4);
  for (const [index, value] of [0n, address, address, size, size, align].entries()) {
    file.writeBigUInt64LE(value, at + 8 + 8 * index);
  }
}
