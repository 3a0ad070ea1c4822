import { spawnSync } from 'child_process';
import { readFileSync, realpathSync } from 'fs';
import { createRequire } from 'module';
import * as path from 'path';
import { Failure, Interrupted } from '../failure';

/** A missing dependency, and the command that installs it. */
export interface Missing {
  readonly what: string;
  readonly run: string;
  /** The command refers to a checkout. */
  readonly checkout?: true;
}

const CHECKOUT =
  'LINTEL is the folder of a checkout in which `npm run package` has been run: no registry has the package yet.\n';

/** Runs the `app` command of `cdktf.json` in its folder, as cdktf does. The code has already been written at this point. */
export function synthesizeApp(folder: string, missing: Missing | undefined): void {
  if (missing) {
    const checkout = missing.checkout || missing.run.includes('$LINTEL') ? CHECKOUT : '';
    throw new Failure(
      'adopted-code-not-planned',
      `the code was written, but not planned: ${missing.what}. In that folder, run: ${missing.run}\n${checkout}Then run the same command again to plan the code.`,
    );
  }
  const { app } = JSON.parse(readFileSync(path.join(folder, 'cdktf.json'), 'utf8')) as { app: string };
  const programs = path.join(realpathSync(folder), '.venv', 'bin');
  const { status, signal, stdout, stderr } = spawnSync('/bin/sh', ['-c', app], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (signal === 'SIGINT' || status === 130) {
    throw new Interrupted('interrupted: the code was written, but not planned.');
  }
  if (status !== 0) {
    throw new Failure(
      'adopted-code-not-planned',
      `the code was written, but not planned: \`${app}\` exited with ${status ?? signal} in ${folder}:\n\n${[
        stderr,
        stdout,
      ]
        .map((text) => text.trim())
        .filter(Boolean)
        .join('\n\n')}`,
    );
  }
}

/** Whether a package can be resolved from the folder. */
export function resolvable(folder: string, name: string): boolean {
  try {
    createRequire(path.join(realpathSync(folder), 'main.ts')).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
