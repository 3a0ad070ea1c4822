import type { DisplayValues } from '../../../definition/display-value';
import type { MergedRule } from '../../../definition/kinds/acl-policy/merge';
import { covers, mostSpecific } from '../../../definition/kinds/acl-policy/pattern';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';
import { isAllPowerful, rulesOf } from '../shared/auth/dangerous-policies';

/** The review rules of ACL policies. Their items show the difference rule by rule. */
export const aclPolicyReview: ResourceReview = {
  rules: [
    { on: ['create', 'update', 'replace'], about: ['policy', 'rules'], judge: furtherPermissions },
    { on: ['update', 'replace'], about: ['policy', 'rules'], judge: fewerPermissions },
    { on: ['delete', 'replace'], about: ['name', 'namespace'], judge: namedByOthers },
  ],
  unremarkable: {
    casRequired: 'it does not change what tokens may do',
    expiration: 'the plan shows when the policy ends, and until then it allows nothing else',
  },
};

/** Read-only capabilities. */
const HARMLESS = ['read', 'list', 'scan'];

function furtherPermissions({ operation, before, after }: ObjectChange): Remark[] {
  const [earlier, later] = [rulesOf(before) ?? [], rulesOf(after)];
  if (!later) return operation === 'create' ? [] : [UNDECIDED];
  const gains = later.map((rule) => gainOf(earlier, rule)).filter(({ gained }) => gained.length > 0);
  const sudo = gains.filter(({ gained }) => gained.includes('sudo'));
  const powerful = gains.filter(({ path, gained }) => isAllPowerful(path, gained));
  const broader = gains.filter((gain) => !powerful.includes(gain) && isBroader(earlier, later, gain));
  const others = gains.filter((gain) => ![sudo, powerful, broader].some((some) => some.includes(gain)));
  const undenied = earlier.filter((rule) => isDenied(rule) && !deniesAll(later, rule.path));
  const loosened = later.flatMap((rule) => loosenedOf(earlier, rule));
  return [
    ...remark(sudo.map(shown), {
      severity: 'danger',
      says: 'The policy allows requests that require `sudo`',
      why: 'They concern the whole service, such as its seal, its audit devices or all tokens.',
    }),
    ...remark(powerful.map(shown), {
      severity: 'danger',
      says: 'The policy allows to change what controls access',
      why: 'A token that may write there can give itself any permission.',
    }),
    ...remark(broader.map(shown), {
      severity: 'danger',
      says: 'A path with permission to write becomes broader',
      why: 'The pattern now matches further paths, including those that do not exist yet.',
    }),
    ...remark(
      undenied.map(({ path }) => `${path}: no longer denied`),
      {
        severity: 'danger',
        says: 'A path is no longer denied',
        why: 'A `deny` wins over all other policies of a token. Without it, another policy may allow the path.',
      },
    ),
    ...(operation === 'create'
      ? []
      : [
          ...remark(others.map(shown), {
            severity: 'warning',
            says: 'The policy allows more',
            why: 'All tokens that name the policy may do so at once.',
          }),
          ...remark(loosened, {
            severity: 'warning',
            says: 'A restriction of requests is loosened or removed',
            why: 'Requests with other parameters, or whose responses are not wrapped, are then allowed.',
          }),
        ]),
  ];
}

const UNDECIDED: Remark = {
  attribute: 'policy',
  severity: 'warning',
  says: 'The policy will allow what the plan does not show',
  why: 'All tokens that name the policy may do so at once.',
};

function fewerPermissions({ before, after }: ObjectChange): Remark[] {
  const [earlier, later] = [rulesOf(before), rulesOf(after)];
  if (!earlier || !later) return [];
  const lost = earlier
    .filter((rule) => !isDenied(rule))
    .map(({ path, capabilities }) => ({
      path,
      gained: without(capabilities, allowedBy(later, path)),
    }));
  return remark(
    lost.filter(({ gained }) => gained.length > 0).map(({ path, gained }) => `${path}: -${gained.join(', -')}`),
    {
      severity: 'note',
      says: 'The policy allows less',
      why: 'Who has a token with the policy, and needs these permissions, is refused at once.',
    },
  );
}

/** Tokens keep the name of a missing policy, which then counts as empty. */
function namedByOthers({ before, others }: ObjectChange): Remark[] {
  const isNaming = (values: DisplayValues) =>
    ['tokenPolicies', 'allowedPolicies', 'policies'].some((attribute) => {
      const named = values[attribute];
      return Array.isArray(named) && named.includes(before.name);
    });
  const naming = others.filter(({ operation, after }) => operation !== 'delete' && isNaming(after));
  return [
    {
      severity: naming.length > 0 ? 'warning' : 'note',
      says: 'Tokens lose what the policy allows',
      why:
        naming.length > 0
          ? 'Tokens keep the name of the policy, and these objects will still give it to new ones.'
          : 'Tokens keep the name of the policy, which then allows nothing.',
      items: naming.map(({ address }) => address),
    },
  ];
}

function remark(items: readonly string[], words: Omit<Remark, 'items'>): Remark[] {
  return items.length > 0 ? [{ ...words, items }] : [];
}

interface Gain {
  readonly path: string;
  readonly gained: readonly string[];
}

/** Access that a rule grants and that was not granted on all of its paths before. */
function gainOf(earlier: readonly MergedRule[], { path, capabilities }: MergedRule): Gain {
  return { path, gained: without(capabilities, [...allowedBy(earlier, path), 'deny']) };
}

function shown({ path, gained }: Gain): string {
  return `${path}: +${gained.join(', +')}`;
}

function allowedBy(rules: readonly MergedRule[], path: string): readonly string[] {
  return mostSpecific(rules, path)?.capabilities ?? [];
}

function isDenied({ capabilities }: MergedRule): boolean {
  return capabilities.includes('deny');
}

function deniesAll(rules: readonly MergedRule[], path: string): boolean {
  const deciding = mostSpecific(rules, path);
  return deciding !== undefined && isDenied(deciding);
}

function isHarmful(capability: string): boolean {
  return !HARMLESS.includes(capability);
}

/** A narrower pattern with the same write permissions no longer applies because of this one. */
function isBroader(earlier: readonly MergedRule[], later: readonly MergedRule[], { path, gained }: Gain): boolean {
  return earlier.some(
    (rule) =>
      rule.path !== path &&
      covers(path, rule.path) &&
      !later.some((other) => other.path === rule.path) &&
      rule.capabilities.some((capability) => isHarmful(capability) && gained.includes(capability)),
  );
}

/** The restrictions that a rule no longer has, compared with the rule of the same pattern. */
function loosenedOf(earlier: readonly MergedRule[], rule: MergedRule): string[] {
  const before = earlier.find(({ path }) => path === rule.path);
  if (!before || isDenied(before) || isDenied(rule)) return [];
  const items = [
    ...without(before.requiredParameters, rule.requiredParameters).map((name) => `${name} is no longer required`),
    ...[...before.deniedParameters]
      .filter(([name, values]) => !isDeniedStill(values, rule.deniedParameters.get(name)))
      .map(([name]) => `${name} is denied less`),
    ...loosenedParameters(before.allowedParameters, rule.allowedParameters),
    ...(before.minWrappingTtl > 0 && rule.minWrappingTtl === 0 ? ['wrapping is no longer required'] : []),
    ...(before.maxWrappingTtl > 0 && rule.maxWrappingTtl === 0 ? ['wrapping has no maximum any more'] : []),
  ];
  return items.map((item) => `${rule.path}: ${item}`);
}

function isDeniedStill(before: readonly string[], after: readonly string[] | undefined): boolean {
  return after !== undefined && (after.length === 0 || (before.length > 0 && without(before, after).length === 0));
}

/** A missing list of parameters allows every parameter. */
function loosenedParameters(
  before: MergedRule['allowedParameters'],
  after: MergedRule['allowedParameters'],
): readonly string[] {
  if (before.size === 0) return [];
  if (after.size === 0) return ['all parameters are allowed'];
  return [...after]
    .filter(([name, values]) => {
      const earlier = before.get(name) ?? before.get('*');
      if (earlier === undefined) return true;
      return earlier.length > 0 && (values.length === 0 || without(values, earlier).length > 0);
    })
    .map(([name]) => `${name} is allowed more`);
}

function without(some: readonly string[], others: readonly string[]): readonly string[] {
  return some.filter((one) => !others.includes(one));
}
