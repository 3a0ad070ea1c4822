import { path } from '../../../clients/platform';
import { relatedIdsAt, optionalObjectAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { Context, PlanContext } from '../../contract';
import { look } from '../../look';
import type { AnyPlanModification, SomeProposal } from '../../registry';
import { storedDocument } from '../shared/stored/stored-document';
import { oauthClient, PUBLIC } from './definition';

export const oauthClientObject = storedDocument(oauthClient, {
  plan,
  read: (_, resource) => {
    const tokens = relatedIdsAt(resource, 'oauth-tokens');
    return { oauthTokenId: tokens.length === 1 ? tokens[0] : undefined };
  },
  losses,
});

const URLS = ['httpUrl', 'apiUrl'] as const;

async function plan(context: PlanContext, proposal: SomeProposal): Promise<AnyPlanModification> {
  const { config, unknown, prior, replaces } = proposal;
  const own = PUBLIC[String(config.serviceProvider)];
  const missing = URLS.filter((name) => config[name] === undefined && !unknown.has(name));
  const isKnown = !unknown.has('serviceProvider');
  return {
    set: own && isKnown ? Object.fromEntries(missing.map((name) => [name, own[name]])) : {},
    problems: [
      ...(own || !isKnown || prior
        ? []
        : missing.map((name) => missingProblem(name, `the address of \`${String(config.serviceProvider)}\``))),
      ...secretProblems(proposal),
      ...(replaces && prior ? await losses(context, prior) : []),
    ],
  };
}

function secretProblems({ config, unknown, prior, replaces }: SomeProposal): Problem[] {
  const lacks = (name: string) => config[name] === undefined && !unknown.has(name);
  if (prior && !replaces) return [];
  const { serviceProvider } = config;
  return [
    ...(serviceProvider === 'ado_server' && lacks('privateKey')
      ? [missingProblem('privateKey', 'the private SSH key of `ado_server`')]
      : []),
    ...(config.rsaPublicKey !== undefined
      ? ['key', 'secret'].filter(lacks).map((name) => missingProblem(name, '`rsaPublicKey`, which counts with both'))
      : []),
    ...(lacks('oauthToken') && lacks('secret')
      ? [
          {
            path: ['oauthToken'],
            severity: 'warning' as const,
            code: 'object-not-ready' as const,
            summary: 'The connection must be authorized by a person',
            detail:
              'Without `oauthToken` it has no OAuth token until a person opens `connectPath` and authorizes it, so that `oauthTokenId` is null.',
          },
        ]
      : []),
  ];
}

const missingProblem = (name: string, what: string): Problem => ({
  path: [name],
  severity: 'error',
  code: 'attribute-missing',
  summary: `Missing \`${name}\``,
  detail: `Configure \`${name}\`: ${what}.`,
});

/** Everything that uses the connection loses its repository with it. */
async function losses(context: Context | PlanContext, { organization, oauthTokenId }: Values): Promise<Problem[]> {
  if (oauthTokenId === undefined) return [];
  const counted = await Promise.all(
    (
      [
        ['workspaces', 'workspaces'],
        ['policy-sets', 'policy sets'],
        ['registry-modules', 'modules'],
      ] as const
    ).map(
      async ([collection, things]) => [things, await usersIn(context, collection, organization, oauthTokenId)] as const,
    ),
  );
  const used = counted.filter(([, count]) => count > 0).map(([things, count]) => `${count} ${things}`);
  if (used.length === 0) return [];
  return [
    {
      path: [],
      severity: 'warning',
      code: 'object-in-use',
      summary: 'The connection is used',
      detail: `Without it, ${used.join(', ')} lose their repository. Give them another connection before: with \`create_before_destroy\`, a replacement exists beside the old one.`,
    },
  ];
}

async function usersIn(
  { platform, signal }: Context | PlanContext,
  collection: string,
  organization: Values[string],
  token: Values[string],
): Promise<number> {
  const list = `${path`/organizations/${String(organization)}`}/${collection}`;
  const all = (await look(() => platform.list(list, undefined, { signal }))) ?? [];
  return all.filter((one) => optionalObjectAt(one, 'attributes', 'vcs-repo')?.['oauth-token-id'] === token).length;
}
