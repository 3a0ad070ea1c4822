import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf } from '../../../definition/resource';
import type { Value, Values } from '../../../definition/value';
import type { Context, Moved, PlanContext, PlanModification, ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig, NotFound } from '../../errors';
import type { AnyPlanModification, SomeProposal } from '../../registry';
import { movedField, supportProblems, type SupportedBy } from '../shared/described-fields';
import { noneOrTextAt } from '../shared/fields';
import { withNewerFields } from '../shared/newer-fields';
import { certificatesOf, isSelfSigned } from '../shared/pki/authority-certificate';
import { deleteAuthorityKey, findAuthorityKey, renameAuthorityKey } from '../shared/pki/authority-key';
import { SENT_AFTERWARDS } from '../shared/pki/issuer-fields';
import { changeIssuer, finishIssuer, patient, readIssuer, type FoundIssuer } from '../shared/pki/issuer-object';
import {
  deletionProblems,
  lifeProblems,
  lookAtIssuers,
  nameProblems,
  planIssuerSettings,
  problemAt,
} from '../shared/pki/issuer-plan';
import { deleteIssuer, issuerIdOf } from '../shared/pki/issuer-requests';
import { movedIssuerPlace, movedSubject } from '../shared/pki/moved-issuer';
import { reportAuthority } from '../shared/pki/planned-authorities';
import { CONSTRAINTS_OF_VAULT, isSameTime, rootInputs } from '../shared/pki/root-fields';
import { generateRoot } from '../shared/pki/root-generation';
import { generationProblems } from '../shared/pki/root-plan';
import { pkiRoot } from './definition';

/** Inputs that not every service has, with the dialects that do. */
const SUPPORTED_BY: SupportedBy = {
  ...Object.fromEntries(CONSTRAINTS_OF_VAULT.map((name) => [name, ['standard', 'vault']])),
  ...Object.fromEntries(['notBefore', 'keyUsage', 'extKeyUsage', 'extKeyUsageOids'].map((name) => [name, ['openbao']])),
};

export type PkiRootState = ReadStateOf<typeof pkiRoot>;

export const pkiRootResource: ResourceHandlers<typeof pkiRoot> = withNewerFields<typeof pkiRoot>(pkiRoot, {
  modifyPlan: async (context, proposal) =>
    (await modifyPlan(context, proposal as unknown as SomeProposal)) as PlanModification<typeof pkiRoot>,

  planDeletion: async (context, state) => deletionProblems(context, { ...state }),

  async create(context, config) {
    const place = await generateRoot(context, { ...config });
    const remove = async (later: Context) => {
      const ends = [deleteIssuer(later, place)];
      // Once its issuer is gone, a key can be deleted, even if the response to the deletion of the issuer was lost.
      await ends[0]!.catch(() => undefined);
      if (config.keyRef === undefined) ends.push(deleteAuthorityKey(later, place));
      await Promise.all(ends);
    };
    const found = await finishIssuer(context, place, { config: { ...config }, without: ['issuerName'], remove });
    const state = toState(found, { ...config }, config.keyName);
    const dropped = droppedInput({ ...config }, state as unknown as Values);
    if (dropped === undefined) return state;
    const { id } = state;
    return undoCreation(
      { what: `The root \`${id}\``, importId: id, known: state, remove: () => remove(patient(context)) },
      `without \`${snakeCase(dropped)}\``,
      new InvalidConfig(
        [dropped],
        `\`${dropped}\` was sent, but the certificate of the root lacks it: this version of the service does not support it. Remove it, or upgrade the service.`,
      ),
    );
  },

  async read(context, known) {
    // Every state and every import id contains both.
    const place = { mount: known.mount!, issuerId: known.issuerId! };
    const found = await readIssuer(context, place, known);
    if (!found) return undefined;
    if (known.certificate === undefined) refuseOthers(found);
    return toState(found, { ...known }, await keyNameOf(context, found));
  },

  async update(context, change) {
    const { config, prior, changed } = change;
    const place = { mount: prior.mount, issuerId: prior.issuerId };
    // After an import, it is unknown who owns the key.
    if (changed.has('keyName') && config.keyRef === undefined && prior.keyId !== undefined) {
      await renameAuthorityKey(context, { mount: prior.mount, keyId: prior.keyId }, config.keyName);
    }
    const found = await changeIssuer(context, place, { config: { ...config }, prior: { ...prior }, changed });
    return toState(found, { ...prior, ...config }, await keyNameOf(context, found));
  },

  async delete(context, { mount, issuerId, keyId, keyRef, deleteKey }) {
    await deleteIssuer(context, { mount, issuerId });
    const isOurs = keyRef === undefined && deleteKey !== false;
    if (isOurs && keyId !== undefined) await deleteAuthorityKey(context, { mount, keyId });
  },

  sentAfterwards: SENT_AFTERWARDS.filter(
    // A root has its name and its own signature algorithm from the start.
    (name) => name !== 'issuerName' && name !== 'revocationSignatureAlgorithm',
  ),

  move: ({ state }) => movePkiRoot(state),
});

async function modifyPlan(context: PlanContext, proposal: SomeProposal): Promise<AnyPlanModification> {
  const { config, prior, unknown, replaces, imported } = proposal;
  reportAuthority(context.run, 'root', proposal);
  const isNew = prior === undefined || replaces;
  const settings = await planIssuerSettings(context, proposal, !isNew);
  const mount = config.mount as string | undefined;
  const listed = mount === undefined || config.issuerName === undefined ? [] : await lookAtIssuers(context, mount);
  // The first plan after an import records values that no certificate shows, unless the certificate contradicts them.
  const contradicts =
    imported &&
    prior !== undefined &&
    !unknown.has('notAfter') &&
    config.notAfter !== undefined &&
    !isSameTime(config.notAfter, prior.validUntil);
  return {
    keep: settings.keep,
    replace: contradicts ? ['notAfter'] : [],
    problems: [
      ...settings.problems,
      ...supportProblems(context.secrets.dialect, pkiRoot.attributes, config, SUPPORTED_BY),
      ...(isNew ? await generationProblems(context, proposal) : await lifeProblems(context, prior, proposal)),
      ...(isNew || prior.keyId !== undefined ? [] : [withoutKey(prior)]),
      ...nameProblems(context, proposal, listed),
    ],
  };
}

/** A root that was imported as a certificate without its key. */
function withoutKey({ mount, issuerId }: Values): Problem {
  return problemAt(
    'issuer-without-key',
    'mount',
    'The root has no key',
    `\`${String(mount)}\` does not have the key of the root \`${String(issuerId)}\`, which therefore signs neither certificates nor revocation lists, and only completes chains. Import the key with \`lintel_pki_key\`, or manage the certificate with \`lintel_pki_issuer\`.`,
    'warning',
  );
}

/** A service ignores unknown fields, and a missing constraint cannot be added later. */
function droppedInput(config: Values, state: Values): string | undefined {
  const isGiven = (value: Value) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.keys(SUPPORTED_BY).find((name) => isGiven(config[name]) && !isGiven(state[name]));
}

function refuseOthers({ mount, issuerId, certificate }: FoundIssuer): void {
  if (isSelfSigned(certificatesOf(certificate)![0]!)) return;
  throw new NotFound(
    `The issuer \`${issuerIdOf({ mount, issuerId })}\` is no root: its certificate is signed by another issuer. Import it as \`lintel_pki_issuer\`.`,
  );
}

async function keyNameOf(context: Context, { mount, keyId }: FoundIssuer): Promise<string | undefined> {
  const key = keyId === undefined ? undefined : await findAuthorityKey(context, { mount, keyId });
  return key && noneOrTextAt(key, 'key_name');
}

/** The state of a root found in a list. */
export async function stateOfRoot(context: Context, found: FoundIssuer): Promise<PkiRootState> {
  return toState(found, {}, await keyNameOf(context, found));
}

/** If others use the key, its name is not ours. */
function toState(found: FoundIssuer, known: Values, keyName: string | undefined): PkiRootState {
  return {
    ...found,
    // The inputs read from a certificate have no specific types.
    ...(rootInputs(found.certificate, found.validFrom, known) as unknown as PkiRootState),
    keyName: known.keyRef === undefined ? keyName : undefined,
  };
}

const FORMATS: readonly string[] = ['pem', ''];

/** State of `vault_pki_secret_backend_root_cert`. */
function movePkiRoot(state: Values): Moved {
  const refuse = (reason: string): never => {
    throw new NotFound(`${reason} Import the root with \`terraform import\` instead.`);
  };
  if (state.type === 'exported') refuse('The state has a root whose key was exported, and so has the key.');
  if (state.type === 'kms') refuse('The state has a root whose key is in a key service.');
  if (!state.issuer_id) {
    refuse('The state does not say which issuer it is about: it was made before there were several.');
  }
  if (!FORMATS.includes(String(state.format ?? ''))) {
    refuse('The state has the certificate in another format than `pem`.');
  }
  const inputs = Object.entries(pkiRoot.attributes).filter(
    ([name, { use }]) => use !== 'computed' && !OWN.includes(name),
  );
  return {
    state: {
      ...Object.fromEntries(inputs.map(([name, attribute]) => [name, movedField(attribute, state[snakeCase(name)])])),
      ...movedSubject(state),
      ...movedIssuerPlace(state, String(state.issuer_id)),
      certificate: typeof state.certificate === 'string' ? state.certificate : undefined,
      keyId: state.key_id || undefined,
    },
    carried: [...CARRIED, ...inputs.map(([name]) => snakeCase(name))],
  };
}

const OWN: readonly string[] = ['mount', 'subjectSerialNumber', 'keyRef', 'deleteKey'];
const CARRIED: readonly string[] = [
  'id',
  'namespace',
  'backend',
  'type',
  'format',
  // Only applies to an exported key.
  'private_key_format',
  'certificate',
  'issuing_ca',
  'serial',
  'serial_number',
  'issuer_id',
  'key_id',
];
