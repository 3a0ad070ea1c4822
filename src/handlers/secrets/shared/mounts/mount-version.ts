/** The option `version`, which only `kv` has and which can only be raised: the service neither lowers nor removes it. */

import type { Problem } from '../../../../definition/problem';
import type { MountKind } from './mount-place';

type Options = Readonly<Record<string, string>>;

const VERSIONS = ['1', '2'];

/** `managed`: the keys that the last apply configured. Others belong to the service, and stay. */
export function versionProblems(
  kind: MountKind,
  { type, options }: { readonly type?: string; readonly options?: Options },
  before: Options | undefined,
  managed: readonly string[],
): Problem[] {
  const was = before?.version;
  const wanted = options?.version;
  if (wanted === was || (wanted === undefined && !managed.includes('version'))) return [];
  if (before === undefined && wanted === '') return [];
  if (wanted && type !== undefined && (kind === 'auth' || type !== 'kv')) {
    return [
      problem(
        'value-invalid',
        'Invalid `options`',
        `A mount of the type \`${type}\` has no version, and the service refuses to create one. Remove \`version\`.`,
      ),
    ];
  }
  if (wanted === undefined || wanted === '') {
    return [
      problem(
        'change-impossible',
        '`options` cannot lose `version`',
        `The service does not remove the version of a mount. Configure the one that it has, ${JSON.stringify(was ?? '1')}, or replace the mount, which deletes everything in it.`,
      ),
    ];
  }
  if (!VERSIONS.includes(wanted)) {
    return [
      problem(
        'value-invalid',
        'Invalid `options`',
        `${JSON.stringify(wanted)} is not a version of a mount: \`version\` must be "1" or "2".`,
      ),
    ];
  }
  if (was !== '2') return [];
  return [
    problem(
      'change-impossible',
      '`version` in `options` cannot be lowered',
      `The service does not lower the version of a mount from "2" to ${JSON.stringify(wanted)}. Configure "2", or replace the mount, which deletes everything in it.`,
    ),
  ];
}

function problem(code: 'change-impossible' | 'value-invalid', summary: string, detail: string): Problem {
  return { path: ['options'], severity: 'error', code, summary, detail };
}
