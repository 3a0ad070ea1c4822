import { AbsenceUnproven, type MissingParent } from '../clients/errors';
import type { Values } from '../definition/value';
import type { ResourceContext } from './contract';
import type { SomeResourceHandlers } from './registry';

interface Read {
  /** The last state, or the parts of the import id. */
  readonly known: Values;
  /** Whether the object has been read before. If not, as after an import, a missing parent is an error in the id. */
  readonly wasRead: boolean;
  /** Whether the object is known to have been at the location of this connection. If not, its namespace may be misspelled. */
  readonly isPlaceKnown: boolean;
}

/** Reads an object; undefined if it provably does not exist, including when its parent is gone. */
export async function readObject(
  handlers: SomeResourceHandlers,
  context: ResourceContext,
  { known, wasRead, isPlaceKnown }: Read,
): Promise<Values | undefined> {
  return handlers.read(context, known).catch(async (error: Error) => {
    if (!wasRead) throw error;
    return goneWithParent(error, known, isPlaceKnown);
  });
}

/** Deletes an object; succeeds if it provably does not exist. */
export async function deleteObject(
  handlers: SomeResourceHandlers,
  context: ResourceContext,
  { known, isPlaceKnown }: Omit<Read, 'wasRead'>,
): Promise<void> {
  await handlers.delete(context, known).catch(async (error: Error) => goneWithParent(error, known, isPlaceKnown));
}

/** Throws the error, unless it is about a missing parent of the object that is proven to be gone. */
async function goneWithParent(error: Error, known: Values, isPlaceKnown: boolean): Promise<undefined> {
  const missing = missingParentIn(error);
  if (!missing?.provenGone || (missing.name === 'MissingNamespace' && !isPlaceKnown)) throw error;
  if (!(await missing.provenGone(placeOf(known)).catch(explainWith(error)))) throw error;
  return undefined;
}

/** The missing parent is named together with the read that would prove its absence. */
function explainWith({ message }: Error): (unproven: unknown) => never {
  return (unproven) => {
    if (!(unproven instanceof AbsenceUnproven)) throw unproven;
    const { status, deciding } = unproven;
    const words = unproven.message.slice(`${unproven.method} ${unproven.path}: `.length);
    throw new AbsenceUnproven(unproven, status, words, deciding, message);
  };
}

/**
 * The service's own error, wrapped by the errors that explain it. Errors are recognized by their members, because their classes are in other chunks.
 */
function missingParentIn(error: unknown): MissingParent | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('provenGone' in one) return one as MissingParent;
  }
  return undefined;
}

function placeOf({ namespace, mount }: Values): { readonly namespace?: string; readonly mount?: string } {
  return {
    ...(typeof namespace === 'string' && { namespace }),
    ...(typeof mount === 'string' && { mount }),
  };
}
