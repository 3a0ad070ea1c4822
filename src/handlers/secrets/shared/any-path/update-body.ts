/** The update requests for changed and removed members. */

import type { MemberType } from '../../../any-object/comparison';
import type { Context } from '../../../contract';
import { describe } from './description';

const EMPTY: { readonly [T in MemberType]: unknown } = {
  text: '',
  number: 0,
  flag: false,
  seconds: 0,
  time: '',
  list: [],
  object: {},
};

/** The values sent for removed members. The plan has rejected removed members of unknown type. */
export async function emptied(
  context: Context,
  path: string,
  removed: readonly string[],
  isPatch: boolean,
): Promise<{ readonly [name: string]: unknown }> {
  if (removed.length === 0) return {};
  if (isPatch) return Object.fromEntries(removed.map((name) => [name, null]));
  const { members } = (await describe(context, path)) ?? {};
  return Object.fromEntries(
    removed.flatMap((name) => {
      const type = members?.get(name);
      return type === undefined ? [] : [[name, EMPTY[type]]];
    }),
  );
}
