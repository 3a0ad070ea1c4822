/** Checks in the plan of an issuer or a root, before anything is sent. */

import { optionalTextAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import type { Code } from '../../../../diagnostics/catalogue';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { SomeProposal } from '../../../registry';
import { find, listWhole } from '../mounted-object';
import { certificatesOf, isIssuedBy, subjectWords, type AuthorityCertificate } from './authority-certificate';
import { remainingProblems, removableProblems } from './issued-certificates';
import { isSameChain, isSameUsage, resolvedIssuer } from './issuer-fields';
import { findIssuer, issuerIdOf } from './issuer-requests';
import { reportPlannedIssuer } from './planned-issuers';
import { listReferences, type Reference } from './references';
import { URL_LISTS, urlProblems } from './url-templates';

export function problemAt(
  code: Code,
  name: string,
  summary: string,
  detail: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { path: [name], code, severity, summary, detail };
}

/**
 * The settings of an issuer: equivalent spellings are kept, and values that the service would reject or ignore are
 * rejected. `isKept`: the issuer is not replaced.
 */
export async function planIssuerSettings(
  context: PlanContext,
  { config, prior: earlier, unknown }: SomeProposal,
  isKept: boolean,
): Promise<{ readonly keep: string[]; readonly problems: Problem[] }> {
  const prior = isKept ? earlier : undefined;
  const keepsUsage =
    prior !== undefined &&
    !unknown.has('usage') &&
    isSameUsage(texts(config.usage), texts(prior.usage), prior.revoked === true);
  const chain = unknown.has('manualChain') ? [] : texts(config.manualChain);
  const listed = chain.length > 0 && typeof config.mount === 'string' ? await lookAtIssuers(context, config.mount) : [];
  const keepsChain =
    prior !== undefined &&
    chain.length > 0 &&
    texts(prior.manualChain).length > 0 &&
    isSameChain(chain, texts(prior.manualChain), prior.issuerId as string, listed);
  return {
    keep: [...(keepsUsage ? ['usage'] : []), ...(keepsChain ? ['manualChain'] : [])],
    problems: [
      ...urlProblems({ config, unknown }, 'enableAiaUrlTemplating'),
      ...deltaProblems(context, config, unknown),
      ...(keepsChain ? [] : await chainProblems(context, config, prior, listed)),
      ...(prior?.revoked === true ? [revokedWarning(prior)] : []),
    ],
  };
}

/** The issuers of the mount; none if it does not exist yet, or if they cannot be read. */
export async function lookAtIssuers(context: PlanContext, mount: string): Promise<readonly Reference[]> {
  return (await look(() => listReferences(context, 'issuer', mount))) ?? [];
}

function revokedWarning({ mount, issuerId }: Values): Problem {
  return problemAt(
    'issuer-revoked',
    'usage',
    'The issuer is revoked',
    `The issuer \`${String(issuerId)}\` of \`${String(mount)}\` is revoked and issues no certificates. This cannot be undone: add another issuer, and remove this one when its last certificate has ended.`,
    'warning',
  );
}

function deltaProblems({ secrets }: PlanContext, config: Values, unknown: ReadonlySet<string>): Problem[] {
  const name = 'deltaCrlDistributionPoints';
  if (texts(config[name]).length === 0 && !unknown.has(name)) return [];
  if (secrets.dialect === 'openbao') {
    return [
      problemAt(
        'unsupported-by-service',
        name,
        `\`${name}\` is not supported`,
        'OpenBao drops these URLs of an issuer without a word. Set them for the whole mount, with `lintel_pki_urls_config`.',
      ),
    ];
  }
  const others = URL_LISTS.filter((other) => other !== name);
  return others.some((other) => unknown.has(other) || texts(config[other]).length > 0)
    ? []
    : [
        problemAt(
          'issuer-usage-insufficient',
          name,
          `\`${name}\` is not enough`,
          'The service drops these URLs of an issuer that has no others. Configure `crlDistributionPoints` as well.',
        ),
      ];
}

/** The certificates of a chain must lead from one to the next. If an issuer cannot be read, the service decides. */
async function chainProblems(
  context: PlanContext,
  { mount, manualChain }: Values,
  prior: Values | undefined,
  listed: readonly Reference[],
): Promise<Problem[]> {
  const chain = texts(manualChain);
  const [first] = chain;
  if (first === undefined || typeof mount !== 'string') return [];
  const own = prior?.issuerId as string | undefined;
  const ids = chain.map((reference) => resolvedIssuer(reference, own, listed));
  if (own !== undefined && ids[0] !== own) {
    return [
      problemAt(
        'value-invalid',
        'manualChain',
        'Invalid `manualChain`',
        `It begins with \`${first}\`, which is another issuer. The first element is the issuer itself: write \`self\`.`,
      ),
    ];
  }
  const known = await Promise.all(ids.map(async (issuerId) => lookAtCertificate(context, mount, issuerId)));
  return known.flatMap((one, index): Problem[] => {
    const next = known[index + 1];
    if (!one || !next || isIssuedBy(one, next)) return [];
    return [
      problemAt(
        'issuer-chain-incomplete',
        'manualChain',
        'The chain has a gap',
        `${subjectWords(one)} (\`${chain[index]}\`) was not issued by ${subjectWords(next)} (\`${chain[index + 1]}\`), which follows it. Each element must be the issuer of the one before it.`,
      ),
    ];
  });
}

async function lookAtCertificate(
  context: PlanContext,
  mount: string,
  issuerId: string | undefined,
): Promise<AuthorityCertificate | undefined> {
  if (issuerId === undefined) return undefined;
  const data = await look(() => findIssuer(context, { mount, issuerId }));
  const text = data && optionalTextAt(data, 'certificate');
  return text === undefined ? undefined : certificatesOf(text)?.[0];
}

/** A name that another issuer has now. The plan may rename or destroy that one first, so this is not an error yet. */
export function nameProblems(
  context: PlanContext,
  { config, prior, replaces, unknown }: SomeProposal,
  listed: readonly Reference[],
  isHandedOver: (holder: Reference) => boolean = () => false,
): Problem[] {
  const { run } = context;
  const { mount, issuerName } = config;
  if (!unknown.has('mount')) reportPlannedIssuer(context, config);
  if (prior && replaces) run.report(replacedIssuer(String(prior.mount), String(prior.issuerId)), true);
  const holder = listed.find(({ name }) => name !== undefined && name === issuerName);
  if (!holder || holder.id === prior?.issuerId || isHandedOver(holder)) return [];
  if (run.reported(replacedIssuer(String(mount), holder.id)) === true) return [];
  return [
    problemAt(
      'object-already-exists',
      'issuerName',
      'The name belongs to another issuer',
      `\`${String(issuerName)}\` is the name of the issuer \`${issuerIdOf({ mount: String(mount), issuerId: holder.id })}\`. The apply fails unless that issuer is renamed or destroyed before.`,
      'warning',
    ),
  ];
}

function replacedIssuer(mount: string, issuerId: string): string {
  return `replaced issuer ${mount}/${issuerId}`;
}

/** Deleting an issuer leaves roles that refer to a missing issuer, and certificates without a revocation list. */
export async function deletionProblems(
  context: PlanContext,
  { mount, issuerId, issuerName, isDefault, certificate }: Values,
): Promise<Problem[]> {
  const state: Values = { mount, issuerId, issuerName, isDefault, certificate };
  const [roles, remaining] = [await rolesReferringTo(context, state), await remainingProblems(context, state)];
  if (!roles || roles.length === 0) return remaining;
  return [
    ...remaining,
    {
      path: [],
      severity: 'warning',
      code: 'object-in-use',
      summary: 'Roles refer to the issuer',
      detail: `${roles.map((role) => `\`${role}\``).join(', ')} of \`${String(mount)}\` issue with this issuer, and can issue nothing once it is gone. Give them another \`issuerRef\`, ${isDefault === true ? 'make another issuer the default, ' : ''}or destroy them as well.`,
    },
  ];
}

/** Warnings about an issuer that is not replaced: it expires, or, if it is unchanged, nothing needs it any more. */
export async function lifeProblems(
  context: PlanContext,
  prior: Values,
  { changed }: Pick<SomeProposal, 'changed'>,
): Promise<Problem[]> {
  const ends = endProblems(prior);
  return ends.length > 0 || changed.size > 0
    ? ends
    : removableProblems(context, prior, () => rolesReferringTo(context, prior));
}

/** With more roles than this, none are read: the service counts them when the issuer is deleted. */
const MOST_ROLES = 50;

/** Undefined if the roles cannot be read, or if there are too many. */
async function rolesReferringTo(
  context: PlanContext,
  { mount, issuerId, issuerName, isDefault }: Values,
): Promise<readonly string[] | undefined> {
  const references = [issuerId, issuerName, ...(isDefault === true ? ['default'] : [])].map(String);
  return look(async () => {
    const { names } = await listWhole(context, { mount: String(mount), collection: 'roles' });
    if (names.length > MOST_ROLES) return undefined;
    const roles = await Promise.all(
      names.map(async (name) => {
        const data = await find(context, { mount: String(mount), collection: 'roles', name });
        const reference = (data && optionalTextAt(data, 'issuer_ref')) || 'default';
        return references.includes(reference) ? [name] : [];
      }),
    );
    return roles.flat();
  });
}

/** An authority that has expired or will expire soon. `now` in milliseconds. */
function endProblems(prior: Values, now = Date.now()): Problem[] {
  const [from, until] = [Date.parse(String(prior.validFrom)), Date.parse(String(prior.validUntil))];
  const words = `The issuer \`${String(prior.issuerId)}\` of \`${String(prior.mount)}\``;
  if (until <= now) {
    return [
      problemAt(
        'authority-ends',
        'mount',
        'The authority has ended',
        `${words} ended at ${String(prior.validUntil)}: it can issue nothing, and nothing that it has issued is valid any more. Replace it, or remove it.`,
        'warning',
      ),
    ];
  }
  if (until - now > (until - from) / 10) return [];
  return [
    problemAt(
      'authority-ends',
      'mount',
      'The authority ends soon',
      `${words} ends at ${String(prior.validUntil)}, which is within a tenth of its life. It is not renewed by itself: add another one beside it, and make that one the default.`,
      'warning',
    ),
  ];
}

export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
