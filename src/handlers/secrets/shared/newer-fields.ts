/**
 * Fields that only newer versions or other editions of the service have. A service ignores unknown fields, so planning decides from the version and
 * edition that the service reports, and each write is read back.
 */
import type { SecretsDialect } from '../../../clients/connection';
import { optionalFlagAt, optionalTextAt } from '../../../clients/read-response';
import type { Attribute, AttributeMarks, Requirement } from '../../../definition/attribute';
import { equalValue } from '../../../definition/equal';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ResourceDefinition } from '../../../definition/resource';
import type { Value, Values } from '../../../definition/value';
import type { PlanContext, ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig, PartiallyCreated } from '../../errors';
import { look } from '../../look';
import type { SomeResourceHandlers } from '../../registry';

/** The handlers of a resource with attributes marked `newer`, including the checks for this mark. */
export function withNewerFields<D extends ResourceDefinition>(
  definition: D,
  handlers: ResourceHandlers<D>,
): ResourceHandlers<D> {
  // The checks work on attributes by name.
  const inner = handlers as unknown as SomeResourceHandlers;
  const marked = Object.entries(definition.attributes).flatMap(([name, attribute]): Marked[] =>
    attribute.type !== undefined && attribute.newer ? [{ name, attribute, newer: attribute.newer }] : [],
  );
  const checked: SomeResourceHandlers = {
    ...inner,
    async modifyPlan(context, proposal) {
      const modification = (await inner.modifyPlan?.(context, proposal)) ?? {};
      // Attributes that the resource rejects in every version of the dialect need no second error.
      const refused = new Set((modification.problems ?? []).map((problem) => problem.path[0]));
      const used = marked.filter(
        ({ name, attribute }) =>
          !refused.has(name) && (!isUnset(attribute, proposal.config[name]) || proposal.unknown.has(name)),
      );
      const problems = used.length > 0 ? await requirementProblems(context, used) : [];
      return { ...modification, problems: [...(modification.problems ?? []), ...problems] };
    },
    async create(context, config) {
      const state = await inner.create(context, config);
      const dropped = droppedField(marked, config, state);
      if (dropped === undefined) return state;
      const what = `The object \`${String(state.id)}\``;
      if (definition.replacementHarms !== undefined) {
        throw new PartiallyCreated(what, String(state.id), `without \`${snakeCase(dropped)}\`: ${IGNORED}`);
      }
      const undoing = { what, importId: String(state.id), known: state, remove: () => inner.delete(context, state) };
      return undoCreation(undoing, `without \`${snakeCase(dropped)}\``, refusal(dropped));
    },
    ...(inner.update && {
      async update(context, change) {
        const state = await inner.update!(context, change);
        const dropped = droppedField(marked, change.config, state);
        if (dropped !== undefined) throw refusal(dropped);
        return state;
      },
    }),
  };
  return checked as unknown as ResourceHandlers<D>;
}

interface Marked {
  readonly name: string;
  readonly attribute: Attribute;
  readonly newer: NonNullable<AttributeMarks['newer']>;
}

const IGNORED = 'the service ignored it. This version of the service does not support it, or not for this object';

function refusal(name: string): InvalidConfig {
  return new InvalidConfig([name], `\`${name}\` was sent, but ${IGNORED}. Remove it, or upgrade the service.`);
}

/** The first field that was sent and that the object lacks afterwards. A value that differs from the one sent is not checked here. */
function droppedField(marked: readonly Marked[], config: Values, state: Values): string | undefined {
  const dropped = marked.find(({ name, attribute }) => {
    if (attribute.type === undefined || attribute.unreadable === true || config[name] === undefined) return false;
    return isUnset(attribute, state[name]) && !isUnset(attribute, config[name]);
  });
  return dropped?.name;
}

/** Whether a value is absent or equivalent to absence. */
function isUnset(attribute: Attribute, value: Value): boolean {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty || equalValue(attribute, value, 'default' in attribute ? attribute.default : undefined);
}

async function requirementProblems(context: PlanContext, marked: readonly Marked[]): Promise<Problem[]> {
  const { dialect } = context.secrets;
  const requirementOf = ({ newer }: Marked) => (dialect === 'openbao' ? newer.openbao : newer.vault);
  const isDecided = marked.every((one) => Object.keys(requirementOf(one) ?? {}).length === 0);
  const edition = isDecided ? undefined : await lookAtEdition(context);
  return marked.flatMap((one): Problem[] => {
    const { name, attribute, newer } = one;
    const required = requirementOf(one);
    const reason = !required
      ? `${NAMES[dialect]} has it in no version`
      : edition
        ? reasonAgainst(required, edition)
        : // What cannot be read back must be known to be supported.
          !isDecided && attribute.type !== undefined && attribute.unreadable === true
          ? 'the service does not say which version it is'
          : undefined;
    if (reason === undefined) return [];
    const needs = [newer.vault && words('Vault', newer.vault), newer.openbao && words('OpenBao', newer.openbao)];
    return [
      {
        path: [name],
        severity: 'error',
        code: 'unsupported-by-service',
        summary: `\`${name}\` is not supported`,
        detail: `\`${name}\` requires ${needs.filter(Boolean).join(' or ')}, and ${reason}. Such a service ignores it silently. Remove it.`,
      },
    ];
  });
}

const NAMES: { readonly [dialect in SecretsDialect]: string } = {
  standard: 'the service',
  vault: 'Vault',
  openbao: 'OpenBao',
};

function words(product: string, { version, enterprise }: Requirement): string {
  return `${product}${enterprise ? ' Enterprise' : ''}${version === undefined ? '' : ` ${version} or later`}`;
}

interface Edition {
  readonly version: string;
  readonly enterprise: boolean;
}

function reasonAgainst({ version, enterprise }: Requirement, found: Edition): string | undefined {
  const isOlder = version !== undefined && compareVersions(found.version, version) < 0;
  const lacksEnterprise = enterprise === true && !found.enterprise;
  if (!isOlder && !lacksEnterprise) return undefined;
  return `the service is version ${found.version}${lacksEnterprise ? ', which is not the Enterprise edition' : ''}`;
}

/** Only the numbers are compared, up to the required precision. */
function compareVersions(one: string, other: string): number {
  const [ours = [], required = []] = [one, other].map((text) =>
    text
      .split(/[^0-9.]/)[0]!
      .split('.')
      .map(Number),
  );
  const index = required.findIndex((number, at) => number !== (ours[at] ?? 0));
  return index < 0 ? 0 : (ours[index] ?? 0) - required[index]!;
}

const REPORTED = 'the edition of the secrets service';

/** Undefined if something in front of the service hides it. All plans of the run share one read. */
async function lookAtEdition({ secrets, signal, run }: PlanContext): Promise<Edition | undefined> {
  const known = run.reported(REPORTED) as Promise<Edition | undefined> | undefined;
  if (known) return known;
  const looked = look(async () => {
    const { data } = await secrets.health({ signal });
    const version = optionalTextAt(data, 'version');
    return version === undefined
      ? undefined
      : { version, enterprise: optionalFlagAt(data, 'enterprise') ?? /\+ent/.test(version) };
  });
  run.report(REPORTED, looked);
  // A failed read, for example after an interrupt, is repeated.
  looked.catch(() => run.report(REPORTED, undefined));
  return looked;
}
