/** Windows' format, as much of it as taking a signature away needs: it would be wrong once something else is in the file. */
const SIGNATURES = 4;

export function withoutSignature(program: Buffer): Buffer {
  const header = program.readUInt32LE(0x3c);
  if (program.toString('latin1', header, header + 4) !== 'PE\0\0') throw new Error('This is no executable of Windows.');
  const optional = header + 24;
  if (program.readUInt16LE(optional) !== 0x20b) throw new Error('This is no executable of 64 bits.');
  const directory = optional + 112 + 8 * SIGNATURES;
  const [at, size] = [program.readUInt32LE(directory), program.readUInt32LE(directory + 4)];
  const unsigned = Buffer.from(size > 0 ? program.subarray(0, at) : program);
  unsigned.fill(0, directory, directory + 8);
  return unsigned;
}
