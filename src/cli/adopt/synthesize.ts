import { spawnSync } from 'child_process';
import { readFileSync, realpathSync } from 'fs';
import * as path from 'path';
import { documentation } from '../documentation';
import { Failure, Interrupted } from '../failure';
import { withPrograms } from '../framework/installed';

/** A missing dependency, and the command that installs it. */
export interface Missing {
  readonly what: string;
  readonly run: string;
  /** The command refers to a checkout. */
  readonly checkout?: true;
}

const CHECKOUT =
  'LINTEL is the folder of a checkout in which `npm run package` has been run: no registry has the package yet.\n';

/** The settings that both frameworks read from `cdktf.json`; only CDK Terrain knows `targetVersions`. */
interface AppSettings {
  readonly app: string;
  readonly context?: { readonly [key: string]: unknown };
  readonly targetVersions?: object;
}

/** Runs the `app` command of `cdktf.json` in its folder, as the frameworks do. The code has already been written by now. */
export function synthesizeApp(folder: string, missing: Missing | undefined): void {
  if (missing) {
    const checkout = missing.checkout || missing.run.includes('$LINTEL') ? CHECKOUT : '';
    throw new Failure(
      'adopted-code-not-planned',
      `the code was written, but not planned: ${missing.what}. In that folder, run: ${missing.run}\n${checkout}Then run the same command again to plan the code.`,
    );
  }
  const settings = JSON.parse(readFileSync(path.join(folder, 'cdktf.json'), 'utf8')) as AppSettings;
  const { app } = settings;
  const { status, signal, stdout, stderr } = spawnSync('/bin/sh', ['-c', app], {
    cwd: folder,
    encoding: 'utf8',
    env: { CDKTF_CONTEXT_JSON: contextOf(settings), ...process.env, PATH: withPrograms(realpathSync(folder)) },
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
        .join('\n\n')}${/but the project targets (?:terraform|opentofu)/.test(`${stderr}${stdout}`) ? TARGETS : ''}`,
    );
  }
}

const TARGETS = `\n\nSet \`targetVersions\` in cdktf.json: ${documentation('from-cdktf-to-cdk-terrain')}`;

/** An app's context, which the frameworks' command lines read for it. */
function contextOf({ context, targetVersions }: AppSettings): string {
  return JSON.stringify({ ...context, ...(targetVersions && { targetVersions }) });
}
