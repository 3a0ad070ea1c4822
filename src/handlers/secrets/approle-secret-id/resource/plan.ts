/** Checks of a secret id before it is created. */
import { BlockList } from 'net';
import { integerAt, optionalFlagAt, optionalTextsAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { Value } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { SomeProposal } from '../../../registry';
import { authRole } from '../../shared/auth/auth-object';
import { caseProblems, nameProblems } from '../../shared/dialect';
import { optionalSecondsAt, seconds } from '../../shared/fields';
import { find, type Data } from '../../shared/mounted-object';
import { namespaceProblems } from '../../shared/system-object';

/** The service's time of the last read, which is the same in each plan of a run. */
export const READ_AT = 'readAt';

interface Planned {
  readonly problems: readonly Problem[];
  readonly unknown?: readonly ['secretIdAccessor'];
  readonly replace?: readonly ['secretIdAccessor'];
}

export async function planSecretId(context: PlanContext, proposal: SomeProposal): Promise<Planned> {
  const { config, prior, replaces, unknown } = proposal;
  const { dialect } = context.secrets;
  const role = config.role as string | undefined;
  const problems = [
    ...namespaceProblems(dialect, config.namespace as string | undefined),
    ...nameProblems(dialect, role, 'role'),
    ...caseProblems(dialect, role, 'role'),
    ...formProblems(config, unknown),
  ];
  const isDue = prior !== undefined && endsSoon(context, proposal);
  if (prior && !replaces && !isDue) return { problems };
  const made = [...problems, ...(await roleProblems(context, proposal))];
  if (!prior || replaces) return { problems: made };
  return { problems: made, unknown: ['secretIdAccessor'], replace: ['secretIdAccessor'] };
}

function endsSoon({ privateState }: PlanContext, { config, prior, unknown }: SomeProposal): boolean {
  const now = privateState.recall<string>(READ_AT);
  const before = unknown.has('renewBefore') ? prior!.renewBefore : config.renewBefore;
  if (now === undefined || before === undefined || prior!.expirationTime === undefined) return false;
  const left = (Date.parse(String(prior!.expirationTime)) - Date.parse(now)) / 1000;
  return prior!.state !== 'gone' && left <= seconds(before as string);
}

function formProblems(
  { keepSecretId, secretIdWo, metadata }: SomeProposal['config'],
  unknown: SomeProposal['unknown'],
): Problem[] {
  const telling = Object.keys((metadata as object | undefined) ?? {}).filter((name) =>
    /passw|secret|token|key/i.test(name),
  );
  return [
    ...(keepSecretId === false && !unknown.has('keepSecretId')
      ? [
          problem(
            'keepSecretId',
            'error',
            'attribute-missing',
            'Nobody would get the secret id. Set it to true, or configure `wrapTtl` or `secretIdWo`.',
          ),
        ]
      : []),
    ...(typeof secretIdWo === 'string' && secretIdWo.length < 16
      ? [
          problem(
            'secretIdWo',
            'warning',
            'side-effect',
            'The secret id has fewer than 16 characters, and may be guessed.',
          ),
        ]
      : []),
    ...(telling.length > 0
      ? [
          problem(
            'metadata',
            'warning',
            'side-effect',
            `The audit log shows the metadata in clear: ${telling.join(', ')}.`,
          ),
        ]
      : []),
  ];
}

/** The service rejects these with errors that do not name the attribute, some of them as internal errors. */
async function roleProblems(context: PlanContext, { config }: SomeProposal): Promise<Problem[]> {
  const { namespace, mount, role } = config as { readonly [name: string]: string | undefined };
  if (mount === undefined || role === undefined) return [];
  const found = await look(() => find(context, authRole({ namespace, mount, name: role })));
  if (!found) return [];
  const binds = optionalFlagAt(found, 'bind_secret_id') ?? true;
  return [
    ...(binds ? [] : [refused('role', `The role \`${role}\` has no secret ids: its \`bind_secret_id\` is false.`)]),
    ...networkProblems('cidrList', config.cidrList, found, 'secret_id_bound_cidrs'),
    ...networkProblems('tokenBoundCidrs', config.tokenBoundCidrs, found, 'token_bound_cidrs'),
    ...limitProblems(
      'ttl',
      config.ttl === undefined ? undefined : seconds(config.ttl as string),
      optionalSecondsAt(found, 'secret_id_ttl') ?? 0,
    ),
    ...limitProblems('numUses', config.numUses as number | undefined, integerAt(found, 'secret_id_num_uses')),
  ];
}

function limitProblems(name: string, value: number | undefined, limit: number): Problem[] {
  if (value === undefined || limit === 0 || (value > 0 && value <= limit)) return [];
  return [
    refused(
      name,
      value === 0 ? `The role has a limit of ${limit}, and 0 would mean none.` : `The role allows ${limit} at most.`,
    ),
  ];
}

function networkProblems(name: string, networks: Value, role: Data, field: string): Problem[] {
  const bound = optionalTextsAt(role, field) ?? [];
  const outside =
    bound.length === 0 || !Array.isArray(networks) ? [] : networks.map(String).filter((one) => !isWithin(one, bound));
  return outside.map((one) => refused(name, `${one} is not within the networks of the role: ${bound.join(', ')}.`));
}

function isWithin(network: string, others: readonly string[]): boolean {
  const [address = '', bits = ''] = network.split('/');
  const kindOf = (one: string) => (one.includes(':') ? 'ipv6' : 'ipv4');
  return others.some((other) => {
    const [base = '', otherBits = kindOf(other) === 'ipv6' ? '128' : '32'] = other.split('/');
    if (kindOf(base) !== kindOf(address) || Number(otherBits) > Number(bits)) return false;
    const list = new BlockList();
    list.addSubnet(base, Number(otherBits), kindOf(base));
    return list.check(address, kindOf(address));
  });
}

const refused = (attribute: string, detail: string) => problem(attribute, 'error', 'value-invalid', detail);

function problem(attribute: string, severity: Problem['severity'], code: Problem['code'], detail: string): Problem {
  const summary = severity === 'error' ? `Invalid \`${attribute}\`` : `Consider \`${attribute}\``;
  return { path: [attribute], severity, code, summary, detail };
}
