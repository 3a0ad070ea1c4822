import { execFileSync } from 'child_process';

/** The commit's, so that it is the same for all who build it; SOURCE_DATE_EPOCH where there is none. */
export function commitTime(root: string): Date {
  const seconds =
    process.env.SOURCE_DATE_EPOCH ??
    execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  return new Date(Number(seconds) * 1000);
}
