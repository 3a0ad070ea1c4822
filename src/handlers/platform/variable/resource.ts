import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import { expressionFault } from '../../../hcl/expression';
import type { Context, PlanContext } from '../../contract';
import type { SomeDataSourceHandlers, SomeProposal } from '../../registry';
import { fetchList } from '../shared/fetch-list';
import { idOfNamed } from '../shared/stored/named';
import { requireList } from '../shared/stored/place';
import { movedSensitive, planSensitive, writeSensitive } from '../shared/stored/sensitive-value';
import { storedDocument } from '../shared/stored/stored-document';
import { reportVariable, rivalProblems, variableName } from '../shared/variable-sets/rivals';
import { variable } from './definition';
import { VariableReader } from './resource/reader';

const object = storedDocument(variable, {
  async plan(context, proposal) {
    const shown = shownProblems(context.privateState.recall(HIDDEN), proposal);
    const problems = [...planProblems(proposal), ...shown, ...(await rivalsOf(context, proposal))];
    return { ...planSensitive(proposal), problems };
  },
  remember: (privateState, config) => privateState.remember(HIDDEN, config.sensitive === true),
  write: writeSensitive,
  located,
  moved: movedSensitive,
  reader: new VariableReader(),
});

const names: SomeDataSourceHandlers = {
  async read(context, config) {
    const { platform, signal } = context;
    const { data } = await fetchList(platform, requireList(variable.document, config), {}, undefined, { signal });
    const all = await Promise.all(data.map((one) => object.toState(context, one, config)));
    const sortKey = ({ category, key }: Values) => `${String(category)}/${String(key)}`;
    return { ...config, variables: all.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)) };
  },
};

export const variableObject = { ...object, names };

/** An import may use the name of the workspace. */
async function located(context: Context, [organization = '', name = '', ...rest]: readonly string[]): Promise<Values> {
  const workspaceId = await idOfNamed(context, 'workspace', organization, name);
  const [category, ...key] = rest;
  return rest.length === 1 ? { workspaceId, variableId: rest[0] } : { workspaceId, category, key: key.join('/') };
}

/** The ids of variables that plans of this process replace: Terraform plans the replacement as if there were no prior variable. */
const replaced = new Set<string>();

/** Variables of other sets with the same name and category. */
function rivalsOf(context: PlanContext, { config, unknown, prior, replaces }: SomeProposal) {
  if (prior && replaces) replaced.add(String(prior.variableId));
  const { variableSetId, category, key } = config;
  const isNew = !prior || replaces || category !== prior.category || key !== prior.key;
  const needed = ['variableSetId', 'category', 'key'];
  if (!isNew || needed.some((name) => unknown.has(name) || config[name] === undefined)) return [];
  const name = variableName({ category, key });
  reportVariable(context.run, String(variableSetId), name);
  return rivalProblems(context, String(variableSetId), { at: 'key', variable: name, replaced });
}

const IDENTIFIER = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;

function planProblems({ config, unknown, prior, replaces }: SomeProposal): Problem[] {
  const { key, category, hcl, sensitive, sensitiveValue } = config;
  // A plain variable becomes sensitive in place, and keeps its value.
  const replacing = ['workspaceId', 'variableSetId', 'category', ...(prior?.sensitive ? ['key'] : [])];
  const isNew = !prior || replacing.some((name) => !unknown.has(name) && config[name] !== prior[name]);
  return [
    ...(category === 'terraform' && key !== undefined && !IDENTIFIER.test(String(key))
      ? [
          problem(
            'key',
            `${JSON.stringify(key)} is not a name that a configuration can declare: letters, digits, \`_\` and \`-\`, and no digit first.`,
          ),
        ]
      : []),
    ...(category === 'env' && /[=\u0000]/.test(String(key ?? ''))
      ? [
          problem(
            'key',
            `${JSON.stringify(key)} is not the name of a variable of an environment, which contains no \`=\`.`,
          ),
        ]
      : []),
    ...(hcl === true && category === 'env'
      ? [problem('hcl', 'The value of a variable of the environment is a text, and no expression. Remove `hcl`.')]
      : []),
    ...(hcl === true && category === 'terraform'
      ? (['value', 'sensitiveValue'] as const)
          .filter((name) => !prior || replaces || config[name] !== prior[name] || !prior.hcl)
          .flatMap((name) => noExpression(name, config[name], unknown))
      : []),
    ...(isNew && sensitive === true && sensitiveValue === undefined && !unknown.has('sensitiveValue')
      ? [
          {
            ...problem(
              'sensitive',
              'A new sensitive variable needs a value: configure `valueWo`, or `sensitiveValue`, which is stored in state.',
            ),
            code: 'attribute-missing' as const,
          },
        ]
      : []),
  ];
}

/** The private state entry that records whether the variable was sensitive when it was written. */
const HIDDEN = 'hidden';

/**
 * The service never returns a sensitive value again: a variable that becomes plain gets its configured value, or none if none was ever configured.
 */
function shownProblems(wasHidden: unknown, { config, unknown, prior }: SomeProposal): Problem[] {
  if (prior?.sensitive !== true || config.sensitive === true || unknown.has('sensitive') || unknown.has('value')) {
    return [];
  }
  const summary = 'The variable is replaced by one that is shown';
  if (wasHidden === false) {
    const detail =
      'Another client has made it sensitive, which cannot be undone. The one that takes its place has the value of the configuration, which everyone who may read variables reads.';
    return [{ path: ['sensitive'], severity: 'warning', code: 'side-effect', summary, detail }];
  }
  return config.value === undefined
    ? [
        {
          ...problem(
            'sensitive',
            'The service never shows the value of a sensitive variable again, so the plain one needs a value: configure `value`, as `""` if it is empty.',
          ),
          code: 'attribute-missing',
        },
      ]
    : [];
}

/** The service accepts any text, and then the next run fails. */
function noExpression(name: string, value: unknown, unknown: ReadonlySet<string>): Problem[] {
  if (typeof value !== 'string' || unknown.has(name)) return [];
  const fault = expressionFault(value);
  return fault === undefined
    ? []
    : [
        problem(
          name,
          `With \`hcl\`, the value is an expression of Terraform's language, which this is not: ${fault}. A plain text needs double quotes in it, or no \`hcl\`; \`jsonencode(…)\` writes any value.`,
        ),
      ];
}

function problem(attribute: string, detail: string): Problem {
  return { path: [attribute], severity: 'error', code: 'value-invalid', summary: `Invalid \`${attribute}\``, detail };
}
