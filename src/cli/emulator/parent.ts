import { fstatSync } from 'fs';
import { Socket } from 'net';

/** How often to check for the parent if no pipe reports its end. */
const LOOK_MS = 1000;

/**
 * Resolves when the program that started this one exits: either the pipe on standard input closes or, without a pipe, this process gets another
 * parent. Never resolves if `wanted` is false, or if it is absent and there is no pipe.
 */
export async function untilParentExits(wanted: boolean | undefined): Promise<void> {
  const isPiped = isPipe();
  if (wanted === false || (wanted === undefined && !isPiped)) return new Promise(() => undefined);
  return isPiped ? untilInputEnds() : untilAdopted();
}

function isPipe(): boolean {
  try {
    const input = fstatSync(process.stdin.fd);
    return input.isFIFO() || input.isSocket();
  } catch {
    // Standard input is closed.
    return false;
  }
}

async function untilInputEnds(): Promise<void> {
  return new Promise((resolve) => {
    process.stdin
      .on('end', resolve)
      .on('close', resolve)
      .on('error', () => resolve())
      .resume();
    // After Ctrl-C, an open pipe must not keep the process alive.
    if (process.stdin instanceof Socket) process.stdin.unref();
  });
}

async function untilAdopted(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(looking);
      resolve();
    }, LOOK_MS).unref();
  });
}
