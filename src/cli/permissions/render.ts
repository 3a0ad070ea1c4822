import type { PlatformRight } from '../../definition/access';
import { renderAclPolicy } from '../../definition/kinds/acl-policy/render';
import type { NeededPermissions, NeededRight } from './needed-permissions';
import { commentOf, type ConstructTarget, literal, renderConstruct } from './render-construct';

export type PermissionsFormat = 'text' | 'hcl' | 'construct' | 'json';

/** `target` is only for constructs. */
type Render = (needed: NeededPermissions, name: string, target: () => ConstructTarget) => string;

/** A team's rights, as the platform's settings name them. */
const RIGHTS: { readonly [R in PlatformRight]: string } = {
  'manage-policies': 'manage policies',
  'manage-run-tasks': 'manage run tasks',
  'manage-workspace-run-tasks': 'manage workspace run tasks',
  'manage-workspaces': 'manage all workspaces, or as an administrator of the project',
  'manage-projects': 'manage all projects',
  'manage-teams': 'manage teams, their membership and their organization access',
  'manage-vcs-settings': 'manage VCS settings',
  'manage-agent-pools': 'manage agent pools',
  'manage-modules': 'manage modules',
  'owners': 'membership in the team owners',
  'site-administrator': 'site administration (a user, not a team)',
};

/** The text of the policy, which `bao policy write` and `vault policy write` accept. */
const renderText: Render = ({ rules, rights }) => {
  const policy = rules.map(({ path, capabilities, for: addresses }) => ({
    path,
    capabilities,
    comment: addresses.join('\n'),
  }));
  return [comments('#', rights), renderAclPolicy(policy)].filter(Boolean).join('\n');
};

const renderHcl: Render = ({ rules, rights }, name) => {
  const lines = rules.map(
    ({ path, capabilities, for: addresses }) =>
      `    # ${addresses.join(', ')}\n    { path = ${hclText(path)}, capabilities = [${capabilities.map(hclText).join(', ')}] },\n`,
  );
  const resource = `resource "lintel_acl_policy" ${hclText(name.replace(/[^\w-]/g, '_'))} {\n  name = ${hclText(name)}\n\n  rules = [\n${lines.join('')}  ]\n}\n`;
  return [comments('#', rights), ...(rules.length > 0 ? [resource] : [])].filter(Boolean).join('\n');
};

const renderAsConstruct: Render = ({ rules, rights }, name, targetOf) => {
  const target = targetOf();
  const construct = rules.length > 0 ? [renderConstruct(target, name, rules)] : [];
  return [comments(commentOf(target.language), rights), ...construct].filter(Boolean).join('\n');
};

const renderJson: Render = (needed) => `${JSON.stringify(needed, undefined, 2)}\n`;

export const RENDERERS: { readonly [format in PermissionsFormat]: Render } = {
  text: renderText,
  hcl: renderHcl,
  construct: renderAsConstruct,
  json: renderJson,
};

function comments(mark: string, rights: readonly NeededRight[]): string {
  if (rights.length === 0) return '';
  const lines = rights.map(
    ({ right, of, for: addresses }) =>
      `  ${RIGHTS[right]}${of === undefined ? '' : ` (${of})`}: ${addresses.join(', ')}`,
  );
  return ['The team on the platform needs:', ...lines].map((line) => `${mark} ${line}\n`).join('');
}

function hclText(text: string): string {
  return JSON.stringify(literal(text));
}
