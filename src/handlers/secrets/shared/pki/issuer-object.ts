/** Shared by issuers and roots: reading, changing, deleting, listing. */

import type { Values } from '../../../../definition/value';
import type { Context, ResourceContext } from '../../../contract';
import { undoCreation } from '../../../creation';
import { NotFound, PartiallyCreated } from '../../../errors';
import { canonicalSerial } from '../certificates/certificate-x509';
import { isForbidden } from '../service-refusal';
import { certificatesOf, isSelfSigned } from './authority-certificate';
import { changedSettings, furtherSettings, issuerState, wholeSettings, type IssuerState } from './issuer-fields';
import { findIssuer, issuerIdOf, patchIssuer, replaceIssuer, type IssuerPlace } from './issuer-requests';
import { listReferences } from './references';

/** An issuer, and the mount that it is in. */
export type FoundIssuer = IssuerState & { readonly id: string; readonly mount: string };

/** For requests that must be made even after an interrupt. */
export function patient<C extends Context>(context: C): C {
  return Object.create(context, { signal: { value: new AbortController().signal } }) as C;
}

/** Undefined if there is none. `issuerId` may be a name or, after a lost response, the serial number. */
export async function readIssuer(
  context: Context,
  { mount, issuerId }: IssuerPlace,
  known: Partial<Pick<IssuerState, 'usage' | 'manualChain'>>,
): Promise<FoundIssuer | undefined> {
  const data = await findIssuer(context, { mount, issuerId });
  if (data) {
    const state = issuerState(data, await listReferences(context, 'issuer', mount), known);
    return { ...state, id: issuerIdOf({ mount, issuerId: state.issuerId }), mount };
  }
  if (!SERIAL.test(issuerId)) return undefined;
  const named = (await listReferences(context, 'issuer', mount)).filter(
    ({ serialNumber }) => serialNumber !== undefined && canonicalSerial(serialNumber) === issuerId,
  );
  return named.length === 1 ? readIssuer(context, { mount, issuerId: named[0]!.id }, known) : undefined;
}

/** With a token that may update an issuer but not patch it, all settings are sent; all of them are known. */
async function sendSettings(
  context: Context,
  place: IssuerPlace,
  body: object,
  { config, prior }: { readonly config: Values; readonly prior: Values },
): Promise<void> {
  await patchIssuer(context, place, body).catch(async (error: Error) => {
    if (!isForbidden(error)) throw error;
    await replaceIssuer(context, place, wholeSettings(context.secrets.dialect, config, prior)).catch((other: Error) => {
      throw isForbidden(other) ? error : other;
    });
  });
}

const SERIAL = /^[0-9a-f]{2}(?::[0-9a-f]{2})+$/;

/** Sends the changes, and reads the issuer again. */
export async function changeIssuer(
  context: Context,
  place: IssuerPlace,
  {
    config,
    prior,
    changed,
  }: { readonly config: Values; readonly prior: Values; readonly changed: ReadonlySet<string> },
): Promise<FoundIssuer> {
  // Changing single settings does not disable templates, for example in OpenBao 2.5.
  if (changed.has('enableAiaUrlTemplating') && config.enableAiaUrlTemplating !== true) {
    await replaceIssuer(context, place, wholeSettings(context.secrets.dialect, config, prior));
  } else {
    const body = changedSettings(config, changed, prior.revoked === true);
    if (body) await sendSettings(context, place, body, { config, prior });
  }
  const found = await readIssuer(patient(context), place, config as Partial<IssuerState>);
  if (!found) {
    throw new NotFound(`The issuer \`${issuerIdOf(place)}\` no longer exists: it was deleted during the update.`);
  }
  return found;
}

/** The issuers of a mount, of which `roots` are signed with their own key. */
export async function* listedIssuers(context: Context, mount: string, kind: 'roots' | 'others') {
  const listed = await listReferences(context, 'issuer', mount);
  // Warnings about issuers that are left out are not shown.
  const silent = Object.create(context, { warn: { value: () => undefined } }) as Context;
  for (const { id: issuerId, name } of listed) {
    const data = await findIssuer(silent, { mount, issuerId });
    // One that was deleted in the meantime is skipped.
    if (!data) continue;
    const state = issuerState(data, listed, {});
    const [certificate] = certificatesOf(state.certificate)!;
    if (isSelfSigned(certificate!) !== (kind === 'roots')) continue;
    yield {
      displayName: name ?? issuerId,
      identity: { mount, issuerId },
      object: { ...state, id: issuerIdOf({ mount, issuerId }), mount } satisfies FoundIssuer,
    };
  }
}

/** Sends the remaining settings of a new issuer, and reads it. If they cannot be sent, `remove` deletes the new issuer. */
export async function finishIssuer(
  context: ResourceContext,
  place: IssuerPlace,
  {
    config,
    without = [],
    before,
    remove,
  }: {
    readonly config: Values;
    /** Settings that the issuer already has. */
    readonly without?: readonly string[];
    /** Called first. */
    before?(): Promise<void>;
    remove(later: ResourceContext): Promise<void>;
  },
): Promise<FoundIssuer> {
  const [what, importId] = [`The issuer \`${issuerIdOf(place)}\``, issuerIdOf(place)];
  const known = { mount: place.mount, issuerId: place.issuerId, id: importId };
  const body = furtherSettings(config, without);
  if (body) {
    await (before?.() ?? Promise.resolve())
      .then(() => sendSettings(context, place, body, { config, prior: {} }))
      .catch(async (error: Error) =>
        undoCreation({ what, importId, known, remove: () => remove(patient(context)) }, 'without its settings', error),
      );
  }
  const found = await readIssuer(patient(context), place, config as Partial<IssuerState>).catch((error: Error) => {
    throw new PartiallyCreated(what, importId, `cannot be read back: ${error.message}`, { known, isWhole: true });
  });
  if (!found) throw new NotFound(`${what} was made, but does not exist when it is read back.`);
  return found;
}
