/** Writes the machine code of both launchers into launcher.json. Needs GNU binutils, also those for aarch64; llvm-mc and llvm-objcopy make the same bytes. */
import { writeFileSync } from 'fs';
import * as path from 'path';
import { assemble } from './machine-code';

const code = {
  amd64: assemble('amd64', ['as'], 'objcopy'),
  arm64: assemble('arm64', ['aarch64-linux-gnu-as'], 'aarch64-linux-gnu-objcopy'),
};
writeFileSync(
  path.join(__dirname, 'launcher.json'),
  `${JSON.stringify(Object.fromEntries(Object.entries(code).map(([name, bytes]) => [name, bytes.toString('base64')])), undefined, 2)}\n`,
);
