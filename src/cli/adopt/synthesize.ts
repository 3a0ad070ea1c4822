import { spawnSync } from 'child_process';
import { readFileSync, realpathSync } from 'fs';
import { createRequire } from 'module';
import * as path from 'path';
import { Failure, Interrupted } from '../failure';

/** What is missing for a synthesis, and the command that brings it. */
export interface Missing {
  readonly what: string;
  readonly run: string;
}

/** Runs the app as cdktf does: what `cdktf.json` names, in its folder. Everything is written then, whatever becomes of it. */
export function synthesizeApp(folder: string, missing: Missing | undefined): void {
  if (missing) throw new Failure(`everything is written, and nothing is planned: ${missing.what}. Run there: ${missing.run}\nThen the same command plans it: it writes nothing again.`);
  const { app } = JSON.parse(readFileSync(path.join(folder, 'cdktf.json'), 'utf8')) as { app: string };
  const programs = path.join(realpathSync(folder), '.venv', 'bin');
  const { status, signal, stdout, stderr } = spawnSync('/bin/sh', ['-c', app], {
    cwd: folder, encoding: 'utf8', env: { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` }, maxBuffer: 64 * 1024 * 1024,
  });
  if (signal === 'SIGINT' || status === 130) throw new Interrupted('interrupted: everything is written, and nothing was planned.');
  if (status !== 0) throw new Failure(`everything is written, and nothing is planned: \`${app}\` ended with ${status ?? signal} in ${folder}:\n\n${(stderr || stdout).trim()}`);
}

/** Whether a package is there for an app in the folder. */
export function resolvable(folder: string, name: string): boolean {
  try {
    createRequire(path.join(realpathSync(folder), 'main.ts')).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
