import { count } from '../count';
import type { Unmanaged, UnmanagedObject } from './unmanaged';

/** A part of the report about unmanaged objects, independent of the format. */
export interface UnmanagedSection {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly { readonly code: string; readonly words: string }[];
}

/** The sentences for the headline; none if every object is in a state. */
export function unmanagedHeadline({ objects, incomplete }: Unmanaged): string[] {
  return [
    ...(objects.length === 0
      ? []
      : [
          `${count(objects.length, 'object')} ${objects.length === 1 ? 'exists and is' : 'exist and are'} in no state.`,
        ]),
    ...(incomplete ? ['Some lists of objects were refused.'] : []),
  ];
}

/** The sections that are not empty. */
export function unmanagedSections({ objects, leftAlone, unused, skipped }: Unmanaged): UnmanagedSection[] {
  return [
    { id: 'unmanaged', title: 'Exist, and are in no state', entries: objects.map((one) => entryOf(one)) },
    {
      id: 'left-alone',
      title: 'In no state on purpose',
      entries: leftAlone.map(({ entry: { reason, until }, ...one }) =>
        entryOf(one, `. Left alone${until === undefined ? '' : ` until ${until}`}: ${reason}`),
      ),
    },
    {
      id: 'unused-entries',
      title: 'Entries without effect',
      entries: unused.map(({ file, line, pattern, because }) => ({
        code: `${file}:${line}`,
        words: `${pattern} ${because === 'has ended' ? 'has ended. Its objects count again.' : 'matches no object. Remove it.'}`,
      })),
    },
    {
      id: 'not-listed',
      title: 'Could not be listed',
      entries: skipped.map(({ what, because }) => ({ code: what, words: because })),
    },
  ].filter(({ entries }) => entries.length > 0);
}

function entryOf({ type, name, scope, importId }: UnmanagedObject, further = ''): UnmanagedSection['entries'][number] {
  return { code: `${type} ${name}`, words: `${scope === '' ? '' : `in ${scope}, `}import ID ${importId}${further}` };
}
