/**
 * Signs a macOS program without an identity, as `codesign --sign -` does: processors of Apple start no program without a signature, and what was
 * put into Node.js has made its own one wrong.
 */
import { createHash } from 'crypto';

const COMMAND = { segment: 0x19, signature: 0x1d } as const;
const HEADER = 32;
const PAGE = 4096;
const HASH_SIZE = 32;
const MAGIC = { all: 0xfade_0cc0, directory: 0xfade_0c02 } as const;
const VERSION = 0x2_0400;
const AD_HOC = 2;
const SHA256 = 2;
const MAIN_BINARY = 1n;

export function signAdHoc(program: Buffer, identifier: string): Buffer {
  if (program.readUInt32LE(0) !== 0xfeed_facf) throw new Error('This is no macOS program of 64 bits.');
  const commands = commandsOf(program);
  const segment = (name: string) =>
    commands.find(
      ({ type, at }) =>
        type === COMMAND.segment && program.toString('latin1', at + 8, at + 24).replace(/\0+$/, '') === name,
    )!.at;
  const [text, last] = [segment('__TEXT'), segment('__LINKEDIT')];
  const old = commands.find(({ type }) => type === COMMAND.signature);
  const lastBegin = Number(program.readBigUInt64LE(last + 40));
  const end = old ? program.readUInt32LE(old.at + 8) : lastBegin + Number(program.readBigUInt64LE(last + 48));
  const codeEnd = Math.ceil(end / 16) * 16;
  const signed = Buffer.concat([
    program.subarray(0, Math.min(end, program.length)),
    Buffer.alloc(codeEnd - Math.min(end, program.length)),
  ]);
  const at = old?.at ?? addCommand(signed, commands, text);
  const size = signatureSize(codeEnd, identifier);
  for (const [index, value] of [COMMAND.signature, 16, codeEnd, size].entries()) {
    signed.writeUInt32LE(value, at + 4 * index);
  }
  const lastSize = codeEnd + size - lastBegin;
  signed.writeBigUInt64LE(BigInt(lastSize), last + 48);
  signed.writeBigUInt64LE(BigInt(Math.ceil(lastSize / 0x4000) * 0x4000), last + 32);
  return Buffer.concat([
    signed,
    signatureOf(signed, identifier, {
      begin: signed.readBigUInt64LE(text + 40),
      size: signed.readBigUInt64LE(text + 48),
    }),
  ]);
}

interface LoadCommand {
  readonly at: number;
  readonly type: number;
  readonly size: number;
}

function commandsOf(program: Buffer): LoadCommand[] {
  const commands: LoadCommand[] = [];
  let at = HEADER;
  for (let index = 0; index < program.readUInt32LE(16); index++) {
    const size = program.readUInt32LE(at + 4);
    commands.push({ at, type: program.readUInt32LE(at), size });
    at += size;
  }
  return commands;
}

/** Behind the others, where the first section leaves space. */
function addCommand(program: Buffer, commands: readonly LoadCommand[], text: number): number {
  const { at, size } = commands.at(-1)!;
  const sections = Array.from({ length: program.readUInt32LE(text + 64) }, (_, index) =>
    program.readUInt32LE(text + 72 + 80 * index + 48),
  );
  if (at + size + 16 > Math.min(...sections)) {
    throw new Error('There is no space for a signature among the commands of the program.');
  }
  program.writeUInt32LE(commands.length + 1, 16);
  program.writeUInt32LE(program.readUInt32LE(20) + 16, 20);
  return at + size;
}

const DIRECTORY = 88;
const SUPER = 12 + 8;

function signatureSize(codeEnd: number, identifier: string): number {
  return SUPER + DIRECTORY + identifier.length + 1 + Math.ceil(codeEnd / PAGE) * HASH_SIZE;
}

function signatureOf(
  code: Buffer,
  identifier: string,
  text: { readonly begin: bigint; readonly size: bigint },
): Buffer {
  const pages = Math.ceil(code.length / PAGE);
  const size = signatureSize(code.length, identifier);
  const signature = Buffer.alloc(size);
  const words = (at: number, ...values: number[]) => {
    for (const [index, value] of values.entries()) signature.writeUInt32BE(value, at + 4 * index);
  };
  words(0, MAGIC.all, size, 1, 0, SUPER);
  const hashes = DIRECTORY + identifier.length + 1;
  words(SUPER, MAGIC.directory, size - SUPER, VERSION, AD_HOC, hashes, DIRECTORY, 0, pages, code.length);
  signature.set([HASH_SIZE, SHA256, 0, Math.log2(PAGE)], SUPER + 36);
  signature.writeBigUInt64BE(text.begin, SUPER + 64);
  signature.writeBigUInt64BE(text.size, SUPER + 72);
  signature.writeBigUInt64BE(MAIN_BINARY, SUPER + 80);
  signature.write(identifier, SUPER + DIRECTORY, 'latin1');
  for (let page = 0; page < pages; page++) {
    createHash('sha256')
      .update(code.subarray(page * PAGE, (page + 1) * PAGE))
      .digest()
      .copy(signature, SUPER + hashes + page * HASH_SIZE);
  }
  return signature;
}
