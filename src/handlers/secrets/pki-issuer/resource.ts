import { equalValue } from '../../../definition/equal';
import { snakeCase } from '../../../definition/names';
import type { ReadStateOf } from '../../../definition/resource';
import type { Value, Values } from '../../../definition/value';
import type { Moved, PlanContext, PlanModification, ResourceContext, ResourceHandlers } from '../../contract';
import { InvalidConfig, NotFound } from '../../errors';
import type { AnyPlanModification, SomeProposal } from '../../registry';
import { movedField } from '../shared/described-fields';
import { withNewerFields } from '../shared/newer-fields';
import { certificatesOf, type AuthorityCertificate } from '../shared/pki/authority-certificate';
import { deleteAuthorityKey } from '../shared/pki/authority-key';
import { issuerSettings } from '../shared/pki/issuer-attributes';
import { SENT_AFTERWARDS } from '../shared/pki/issuer-fields';
import {
  certificateProblems,
  importIssuer,
  refuseCertificates,
  sendCertificates,
  type Imported,
} from '../shared/pki/issuer-import';
import { missingKeyProblems, warnOfMissingKey } from '../shared/pki/issuer-keys';
import { changeIssuer, finishIssuer, readIssuer, type FoundIssuer } from '../shared/pki/issuer-object';
import {
  deletionProblems,
  lifeProblems,
  lookAtIssuers,
  nameProblems,
  planIssuerSettings,
} from '../shared/pki/issuer-plan';
import { deleteIssuer, issuerIdOf, patchIssuer, type IssuerPlace } from '../shared/pki/issuer-requests';
import { movedIssuerPlace } from '../shared/pki/moved-issuer';
import { reportAuthority } from '../shared/pki/planned-authorities';
import { listReferences, type Reference } from '../shared/pki/references';
import { pkiIssuer } from './definition';

export type PkiIssuerState = ReadStateOf<typeof pkiIssuer>;

export const pkiIssuerResource: ResourceHandlers<typeof pkiIssuer> = withNewerFields<typeof pkiIssuer>(pkiIssuer, {
  modifyPlan: async (context, proposal) =>
    (await modifyPlan(context, proposal as unknown as SomeProposal)) as PlanModification<typeof pkiIssuer>,

  planDeletion: async (context, state) => deletionProblems(context, { ...state }),

  async create(context, config) {
    const made = await importIssuer(context, { ...config });
    const place = { mount: config.mount, issuerId: made.issuerId };
    const found = await finished(context, place, made, { ...config });
    if (found.keyId === undefined) warnOfMissingKey(context, config.mount, config.certificate);
    return toState(found, config.certificate, made);
  },

  async read(context, known) {
    // Every state and every import id contains both.
    const place = { mount: known.mount!, issuerId: known.issuerId! };
    const found = await readIssuer(context, place, known);
    return found && toState(found, known.certificate, known);
  },

  async update(context, change) {
    const { config, prior, changed } = change;
    const place = { mount: prior.mount, issuerId: prior.issuerId };
    const imports = changed.has('certificate') || (changed.has('privateKeyWo') && config.privateKeyWo !== undefined);
    const added = imports ? await addCertificates(context, config) : NONE;
    const found = await changeIssuer(context, place, { config: { ...config }, prior: { ...prior }, changed });
    return toState(found, config.certificate, {
      importedIssuers: [...(prior.importedIssuers ?? []), ...added.importedIssuers],
      importedKeys: [...(prior.importedKeys ?? []), ...added.importedKeys],
    });
  },

  async delete(context, { mount, issuerId, importedIssuers = [], importedKeys = [] }) {
    const others = importedIssuers.filter((one) => one !== issuerId);
    for (const one of [issuerId, ...others]) await deleteIssuer(context, { mount, issuerId: one });
    for (const keyId of importedKeys) await deleteAuthorityKey(context, { mount, keyId });
  },

  sentAfterwards: SENT_AFTERWARDS,

  move: ({ type, state }) => movePkiIssuer(type, state),
});

const NONE = { importedIssuers: [], importedKeys: [] } as const;

async function modifyPlan(context: PlanContext, proposal: SomeProposal): Promise<AnyPlanModification> {
  const { config, prior, unknown, changed } = proposal;
  reportAuthority(context.run, 'issuer', proposal);
  const certificate = unknown.has('certificate') ? undefined : (config.certificate as string | undefined);
  const isOwn = prior !== undefined && isSameIssuer(certificate, prior.certificate);
  const settings = await planIssuerSettings(context, proposal, isOwn && !proposal.replaces);
  const imports =
    isOwn &&
    (!equalValue(pkiIssuer.attributes.certificate, certificate, prior.certificate) || changed.has('privateKeyWo'));
  const mount = config.mount as string | undefined;
  const listed = mount === undefined || config.issuerName === undefined ? [] : await lookAtIssuers(context, mount);
  const isNew = prior === undefined || !isOwn;
  const wantsKey = isNew && certificate !== undefined && mount !== undefined && !config.privateKeyWo;
  const faults =
    certificate !== undefined && (isNew || imports) ? certificateProblems(certificate, config.privateKeyWo) : [];
  return {
    keep: settings.keep,
    inPlace: isOwn ? ['certificate'] : [],
    unknown: imports ? ['importedIssuers', 'importedKeys', ...(prior.keyId === undefined ? ['keyId'] : [])] : [],
    problems: [
      ...settings.problems,
      ...faults,
      ...(faults.length === 0 && wantsKey && !unknown.has('privateKeyWo')
        ? await missingKeyProblems(context, mount, certificate)
        : []),
      ...nameProblems(context, proposal, listed, (holder) => hasKeyOf(holder, prior, isNew)),
      ...(prior && !proposal.replaces ? await lifeProblems(context, prior, proposal) : []),
    ],
  };
}

/** A renewed certificate with the same key takes over the name. The key of a new issuer is known only after it is created. */
function hasKeyOf(holder: Reference, prior: Values | undefined, isNew: boolean): boolean {
  return holder.keyId !== undefined && (isNew || holder.keyId === prior?.keyId);
}

function isSameIssuer(one: Value, other: Value): boolean {
  const own = (value: Value) => (typeof value === 'string' ? certificatesOf(value)?.[0]?.fingerprint : undefined);
  return own(one) !== undefined && own(one) === own(other);
}

/** The configured text is kept if its first certificate is the issuer's. */
function toState(
  found: FoundIssuer,
  certificate: string | undefined,
  { importedIssuers, importedKeys }: Partial<Pick<Imported, 'importedIssuers' | 'importedKeys'>>,
): PkiIssuerState {
  const isKept = certificate !== undefined && isSameIssuer(certificate, found.certificate);
  return {
    ...found,
    certificate: isKept ? certificate : found.certificate,
    importedIssuers,
    importedKeys,
  };
}

/** If its settings cannot be sent, the issuer is deleted again with everything imported with it. */
async function finished(
  context: ResourceContext,
  place: IssuerPlace,
  made: Imported,
  config: Values,
): Promise<FoundIssuer> {
  let renamed: IssuerPlace | undefined;
  return finishIssuer(context, place, {
    config,
    before: async () => {
      renamed = await freeName(context, place, config.issuerName);
    },
    remove: async (later) => {
      const others = made.importedIssuers.filter((one) => one !== place.issuerId);
      for (const issuerId of [place.issuerId, ...others]) await deleteIssuer(later, { ...place, issuerId });
      for (const keyId of made.importedKeys) await deleteAuthorityKey(later, { ...place, keyId });
      if (renamed) await patchIssuer(later, renamed, { issuer_name: config.issuerName });
    },
  });
}

/** Takes the name from an issuer with the same key, such as the one that is being renewed. Returns that issuer. */
async function freeName(
  context: ResourceContext,
  { mount, issuerId }: IssuerPlace,
  issuerName: Value,
): Promise<IssuerPlace | undefined> {
  if (issuerName === undefined || issuerName === '') return undefined;
  const listed = await listReferences(context, 'issuer', mount);
  const holder = listed.find(({ name }) => name === issuerName);
  if (!holder || holder.id === issuerId) return undefined;
  const own = listed.find((one) => one.id === issuerId);
  if (holder.keyId === undefined || holder.keyId !== own?.keyId) {
    throw new InvalidConfig(
      ['issuerName'],
      `\`${String(issuerName)}\` is the name of the issuer \`${issuerIdOf({ mount, issuerId: holder.id })}\`, which has another key. Choose another name, or rename that issuer first.`,
    );
  }
  const other = { mount, issuerId: holder.id };
  await patchIssuer(context, other, { issuer_name: '' });
  return other;
}

/** Adds the chain or the key to an existing issuer. */
async function addCertificates(
  context: ResourceContext,
  { mount, certificate, privateKeyWo }: Values,
): Promise<Pick<Imported, 'importedIssuers' | 'importedKeys'>> {
  const certificates: readonly AuthorityCertificate[] = refuseCertificates(String(certificate), privateKeyWo);
  return sendCertificates(context, String(mount), certificates, privateKeyWo);
}

/** State of `vault_pki_secret_backend_issuer`, and of a signed intermediate that was set. */
function movePkiIssuer(type: string, state: Values): Moved {
  const isSet = type === 'vault_pki_secret_backend_intermediate_set_signed';
  const imported = Array.isArray(state.imported_issuers) ? state.imported_issuers : [];
  if (isSet && imported.length !== 1) {
    throw new NotFound(
      `The state of \`${type}\` has ${imported.length} imported issuers, so it does not say which of them it is about. Import the issuer with \`terraform import\` instead.`,
    );
  }
  const issuerId = isSet ? imported[0] : (state.issuer_id ?? state.issuer_ref);
  const place = movedIssuerPlace(state, String(issuerId));
  const settings = Object.entries(issuerSettings).map(([name, attribute]) => [
    name,
    isSet ? undefined : movedField(attribute, state[snakeCase(name)]),
  ]);
  const usage = typeof state.usage === 'string' && state.usage !== '' ? state.usage.split(',') : undefined;
  return {
    state: {
      ...Object.fromEntries(settings),
      ...(isSet ? {} : { usage }),
      ...place,
      certificate: isSet ? state.certificate : undefined,
      importedIssuers: isSet ? imported : undefined,
    },
    carried: KNOWN,
  };
}

const KNOWN = [
  'id',
  'namespace',
  'backend',
  'issuer_ref',
  'issuer_id',
  'certificate',
  'imported_issuers',
  'imported_keys',
  ...Object.keys(issuerSettings).map(snakeCase),
];
