import type { FolderProblem } from '../archives/folder';
import { FIRST } from './policy-kind';

/** The required content of the folder by kind of policy set, as a pattern and in words. */
const CONTENT: { readonly [kind: string]: readonly [RegExp, string] } = {
  [FIRST]: [/^sentinel\.hcl$/, 'no file `sentinel.hcl` at its root'],
  opa: [/^policies\.hcl$/, 'no file `policies.hcl` at its root'],
  tfpolicy: [/(?:^|\/)[^/]*\.policy\.hcl$/, 'no file `*.policy.hcl`'],
};

/** The reason why a folder cannot be the content of a policy set of this kind. If the kind is unknown, content of any kind is accepted. */
export function contentProblem(kind: string | undefined): FolderProblem {
  const known = kind === undefined ? undefined : CONTENT[kind];
  return (files) => {
    const has = ([pattern]: readonly [RegExp, string]) => files.some(({ name }) => pattern.test(name));
    if (known) {
      return has(known) ? undefined : `has ${known[1]}, as the content of a policy set of the kind "${kind}" must`;
    }
    return Object.values(CONTENT).some(has)
      ? undefined
      : 'has neither `sentinel.hcl` nor `policies.hcl` at its root, nor a file `*.policy.hcl`, so it is no content of a policy set';
  };
}
