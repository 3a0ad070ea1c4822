/** Authorities that the plans of a run add, for the plan of the default issuer, which runs before any of them exist. */
import type { Value, Values } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import type { SomeProposal } from '../../../registry';
import { seconds } from '../fields';

type Run = PlanContext['run'];
type Kind = 'root' | 'request' | 'signed' | 'issuer';

/** Inputs that are known only after the apply are undefined, and named in `unknown`. */
export interface PlannedAuthority {
  readonly mount: string | undefined;
  readonly commonName: string | undefined;
  readonly issuerName: string | undefined;
  /** The signing issuer; undefined for the default issuer of the mount. */
  readonly issuerRef: string | undefined;
  /** The certificates of an imported issuer. */
  readonly certificate: string | undefined;
  /** Its configured expiration in milliseconds. */
  readonly until: number | undefined;
  /** The lifetime, such as `1095 days`, if it is configured. */
  readonly lasts: string | undefined;
  readonly unknown: ReadonlySet<string>;
}

const nameOf = (kind: Kind) => `planned authorities: ${kind}`;
const MOUNTS = 'mounts of planned authorities';

/** Plans are made several times, so equal reports are merged. */
export function reportAuthority(run: Run, kind: Kind, { config, unknown, prior, replaces }: SomeProposal): void {
  const mount = textIn(config.mount);
  if (mount !== undefined) run.report(MOUNTS, new Set([...authorityMounts(run), mount]));
  if (prior && !replaces) return;
  const { notAfter, ttl } = config;
  const planned: PlannedAuthority = {
    mount,
    commonName: textIn(config.commonName),
    issuerName: textIn(config.issuerName),
    issuerRef: textIn(config.issuerRef),
    certificate: textIn(config.certificate),
    until: typeof notAfter === 'string' ? Date.parse(notAfter) : undefined,
    lasts: typeof ttl === 'string' && ttl !== '' ? daysOf(ttl) : undefined,
    unknown,
  };
  const all = run.reported(nameOf(kind)) as { readonly [key: string]: PlannedAuthority } | undefined;
  const key = JSON.stringify([...IDENTITY.map((name) => textIn(config[name])), [...unknown].sort()]);
  run.report(nameOf(kind), { ...all, [key]: planned });
}

const IDENTITY = ['mount', 'commonName', 'issuerName', 'issuerRef', 'certificate', 'keyName'];

export function plannedAuthorities(run: Run, kind: Kind): readonly PlannedAuthority[] {
  return Object.values((run.reported(nameOf(kind)) ?? {}) as { readonly [key: string]: PlannedAuthority });
}

/** The mounts with authorities that this run knows. They may contain roots that no other mount has. */
export function authorityMounts(run: Run): ReadonlySet<string> {
  return (run.reported(MOUNTS) ?? new Set()) as ReadonlySet<string>;
}

function textIn(value: Value): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function daysOf(ttl: Values[string]): string {
  const length = seconds(String(ttl));
  const [count, unit] = length >= 2 * 86_400 ? [length / 86_400, 'days'] : [length / 3600, 'hours'];
  return `${Math.floor(count)} ${unit}`;
}
