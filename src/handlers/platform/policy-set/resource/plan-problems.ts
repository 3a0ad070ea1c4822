/** Errors and warnings about a planned policy set. */

import { nameAt, optionalTextAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { Code } from '../../../../diagnostics/catalogue';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import { FIRST, fromWireKind } from '../../shared/policy-sets/policy-kind';
import { MEMBER_SETS, MEMBERS, without, type MemberSet } from '../../shared/policy-sets/policy-set-members';
import { OPPOSITE, policySetPlans } from '../../shared/policy-sets/policy-set-plans';
import { ManagedMembers } from './managed-members';
import type { PolicySetConfig, PolicySetProposal } from './types';

function problem(
  code: Code,
  name: string,
  summary: string,
  detail: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { path: [name], code, severity, summary, detail };
}

/** Reports the plan to the plans of attachments, and finds attachments that were planned earlier. */
export function attachedProblems(
  { run }: PlanContext,
  { config, unknown, prior, replaces }: PolicySetProposal,
): Problem[] {
  if (!prior || replaces) return [];
  const owned = MEMBER_SETS.filter((which) => config[which] !== undefined || unknown.has(which));
  const hasSelectors = (config.tagSelectors ?? prior.tagSelectors ?? []).length > 0;
  const { workspaceIds, excludedWorkspaceIds } = config;
  policySetPlans.report(run, prior.id, {
    name: config.name,
    global: config.global,
    hasSelectors,
    owned,
    workspaceIds,
    excludedWorkspaceIds,
  });
  const opposed = (['workspaceIds', 'excludedWorkspaceIds'] as const).flatMap((which) => {
    const others = policySetPlans.reportedMembers(run, prior.id, OPPOSITE[which]!);
    const both = (config[which] ?? []).filter((id) => others.includes(id));
    return both.map((id) =>
      problem(
        'resources-conflict',
        which,
        'The workspace is attached and excluded',
        `A resource of its own ${which === 'workspaceIds' ? 'excludes' : 'attaches the policy set to'} ${id}. The exclusion would win: remove the attachment or the exclusion.`,
      ),
    );
  });
  return [...policySetPlans.attachedProblems(run, prior.id, owned), ...opposed];
}

export function agentProblems({ config, unknown }: PolicySetProposal): Problem[] {
  const { kind, agentEnabled, overridable, policyToolVersion } = config;
  if (kind === undefined) return [];
  if (kind !== FIRST) {
    return [
      ...(agentEnabled === false
        ? [
            problem(
              'value-invalid',
              'agentEnabled',
              'Invalid `agentEnabled`',
              `Policies of the kind ${JSON.stringify(kind)} are always evaluated by an agent. Remove \`agentEnabled\`.`,
            ),
          ]
        : []),
      ...(kind === 'opa' && policyToolVersion === 'latest'
        ? [
            problem(
              'value-invalid',
              'policyToolVersion',
              'Invalid `policyToolVersion`',
              '"latest" is only valid if `kind` is "sentinel_framework". Use the number of a version, or remove `policyToolVersion` for the newest.',
            ),
          ]
        : []),
    ];
  }
  if (unknown.has('agentEnabled') || agentEnabled === true) return [];
  const needsAgent = (name: string) =>
    problem(
      'attribute-missing',
      name,
      `\`${name}\` requires an agent`,
      `If \`kind\` is "sentinel_framework", \`${name}\` is only valid if \`agentEnabled\` is true. Set \`agentEnabled\`, or remove \`${name}\`.`,
    );
  return [
    ...(overridable ? [needsAgent('overridable')] : []),
    ...(policyToolVersion === undefined ? [] : [needsAgent('policyToolVersion')]),
  ];
}

export function selectorProblems({ config: { global, tagSelectors } }: PolicySetProposal): Problem[] {
  if (global === undefined) return [];
  return (tagSelectors ?? []).flatMap(({ key, exclude }, index): Problem[] =>
    exclude === undefined || exclude === global
      ? []
      : [
          {
            path: ['tagSelectors', index, 'exclude'],
            severity: 'error',
            code: 'value-invalid',
            summary: 'Invalid `exclude`',
            detail: global
              ? `A global policy set applies to all workspaces, so the tag ${JSON.stringify(key)} can only exclude some: set \`exclude\` to true.`
              : `Only a global policy set can exclude workspaces by a tag. Set \`global\` to true, or remove \`exclude\` of the tag ${JSON.stringify(key)}.`,
          },
        ],
  );
}

/** With `ignore_changes`, the configuration may contain the service's values. */
export function dialectProblems({ platform }: PlanContext, { config, prior, replaces }: PolicySetProposal): Problem[] {
  if (platform.dialect === 'hcp') return [];
  const before = replaces ? undefined : prior;
  const isThere = before?.tagSelectors !== undefined && before.tagSelectors.length > 0;
  return [
    ...(config.kind === 'tfpolicy' && before?.kind !== 'tfpolicy'
      ? [
          problem(
            'unsupported-by-service',
            'kind',
            '`kind` is not supported',
            'The kind "tfpolicy" requires the dialect `hcp` of the provider.',
          ),
        ]
      : []),
    ...(config.tagSelectors?.length && !isThere
      ? [
          problem(
            'unsupported-by-service',
            'tagSelectors',
            '`tagSelectors` is not supported',
            'Tags of policy sets require the dialect `hcp` of the provider. Use `workspaceIds` and `projectIds`.',
          ),
        ]
      : []),
  ];
}

/** Checks the kinds of added policies, if the token may read them. */
export async function kindProblems(
  { platform, signal }: PlanContext,
  { config, prior, replaces }: PolicySetProposal,
): Promise<Problem[]> {
  const { organization, kind, policyIds } = config;
  if (organization === undefined || kind === undefined || !policyIds?.length) return [];
  const added = without(policyIds, (replaces ? undefined : prior?.policyIds) ?? []);
  const problems = await Promise.all(
    added.map(async (id): Promise<Problem[]> => {
      const found = await look(() => platform.find(`/policies/${encodeURIComponent(id)}`, undefined, { signal }));
      const other = found && fromWireKind(optionalTextAt(found.data.attributes, 'kind'));
      if (other === undefined || other === kind) return [];
      return [
        problem(
          'object-of-another-kind',
          'policyIds',
          'A policy has another kind',
          `${id} (${nameAt(found!.data.attributes, 'name')}) is of the kind ${JSON.stringify(other)}. All policies of a policy set have its \`kind\`, which is ${JSON.stringify(kind)}.`,
        ),
      ];
    }),
  );
  return problems.flat();
}

export function warnings({ privateState }: PlanContext, proposal: PolicySetProposal): Problem[] {
  const { config, unknown, prior, replaces, changed } = proposal;
  const before = replaces ? undefined : prior;
  const changes = (...names: (keyof PolicySetConfig & string)[]) => !before || names.some((name) => changed.has(name));
  const isEmpty = (name: MemberSet | 'tagSelectors') => config[name]?.length === 0;
  const managed = new ManagedMembers(privateState);
  return [
    ...(before
      ? MEMBER_SETS.filter(
          (which) =>
            config[which] === undefined &&
            !unknown.has(which) &&
            (before[which] ?? []).length > 0 &&
            managed.includes(which) &&
            !(config.global && (which === 'workspaceIds' || which === 'projectIds')),
        ).map((which) =>
          problem(
            'object-remains',
            which,
            `\`${which}\` is no longer managed`,
            `The ${before[which]!.length} ${MEMBERS[which].words} of the policy set stay, and can be managed by resources of their own. To remove them, set \`${which}\` to \`[]\`. This warning ends when the policy set is next changed.`,
            'warning',
          ),
        )
      : []),
    ...(prior && replaces
      ? [
          problem(
            'enforcement-interrupted',
            'name',
            'The policy set is deleted and recreated',
            'Its policies are not enforced in between, and its parameters and attachments end, also those that others manage. To avoid this, create a policy set with another `name` first, and then delete this one.',
            'warning',
          ),
        ]
      : []),
    ...(config.global === false &&
    isEmpty('workspaceIds') &&
    isEmpty('projectIds') &&
    (isEmpty('tagSelectors') || config.tagSelectors === undefined) &&
    changes('global', 'workspaceIds', 'projectIds', 'tagSelectors')
      ? [
          problem(
            'enforces-nothing',
            'workspaceIds',
            'The policy set applies to no workspace',
            '`global` is false, and the policy set is attached to no workspace and no project.',
            'warning',
          ),
        ]
      : []),
    ...(isEmpty('policyIds') && changes('policyIds')
      ? [problem('enforces-nothing', 'policyIds', 'The policy set has no policies', 'It enforces nothing.', 'warning')]
      : []),
  ];
}
