/** The URLs that an authority writes into certificates, and the addresses that their templates need. */
import { optionalTextAt } from '../../../../clients/read-response';
import { snakeCase } from '../../../../definition/names';
import type { Problem } from '../../../../definition/problem';
import type { Value, Values } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { SomeProposal } from '../../../registry';
import { find } from '../mounted-object';

export const URL_LISTS = [
  'issuingCertificates',
  'crlDistributionPoints',
  'deltaCrlDistributionPoints',
  'ocspServers',
] as const;
const TEMPLATE = /\{\{(.*?)\}\}/g;
const KNOWN = ['issuer_id', 'cluster_path', 'cluster_aia_path'];
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^\s/]\S*$/i;

/** Checks in the plan for the URLs of a whole authority. */
export async function templateProblems(context: PlanContext, proposal: SomeProposal): Promise<readonly Problem[]> {
  const invalid = urlProblems(proposal, 'enableTemplating');
  if (invalid.length > 0 || proposal.config.enableTemplating !== true) return invalid;
  return addressProblems(context, proposal);
}

/**
 * Reports invalid URLs. `enabling`: the attribute that allows templates. The service does not check templates: with a wrong one, it later rejects
 * every certificate, or copies it into the certificate unchanged.
 */
export function urlProblems(
  { config, unknown }: Pick<SomeProposal, 'config' | 'unknown'>,
  enabling: 'enableTemplating' | 'enableAiaUrlTemplating',
): Problem[] {
  const isTemplated = unknown.has(enabling) ? undefined : config[enabling] === true;
  return URL_LISTS.flatMap((name) =>
    textsOf(config[name]).flatMap((url, index) => {
      const detail = complaint(url, isTemplated, enabling);
      return detail === undefined ? [] : [invalidUrl([name, index], detail)];
    }),
  );
}

function invalidUrl(path: Problem['path'], detail: string): Problem {
  return { path, severity: 'error', code: 'value-invalid', summary: 'Invalid URL', detail };
}

function textsOf(value: Value): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

function complaint(url: string, isTemplated: boolean | undefined, enabling: string): string | undefined {
  const named = [...url.matchAll(TEMPLATE)].map(([, name = '']) => name);
  if (isTemplated === false && named.length > 0) {
    return `${JSON.stringify(url)} has a template. Set \`${enabling}\` to \`true\`, or write the URL without one.`;
  }
  const other = named.find((name) => !KNOWN.includes(name));
  const filled = url.replace(/^\{\{cluster_(?:aia_)?path\}\}/, 'https://cluster').replaceAll(TEMPLATE, 'x');
  if (other !== undefined || /[{}]/.test(filled)) {
    return `${JSON.stringify(url)} has a template that the service does not know. It knows \`{{issuer_id}}\`, \`{{cluster_path}}\` and \`{{cluster_aia_path}}\`, without spaces.`;
  }
  if (ABSOLUTE.test(filled)) return undefined;
  return `${JSON.stringify(url)} is not an absolute URL, such as "http://pki.example.com/ca.crt".`;
}

/** The name under which the plans of a run share the addresses of an authority. */
const addressName = (mount: Value) => `the addresses of the authority ${String(mount ?? 'pki')}`;

/** Reports the address that this run sets to the plans of other resources. */
export function reportClusterAddress(
  run: PlanContext['run'],
  { config, unknown }: Pick<SomeProposal, 'config' | 'unknown'>,
): void {
  if (unknown.has('mount')) return;
  const isSet = (name: string) => unknown.has(name) || Boolean(config[name]);
  run.report(addressName(config.mount), { path: isSet('path'), aiaPath: isSet('aiaPath') });
}

/** Whether an authority has or will have an address; undefined if that is unknown. */
export async function hasAddress(
  context: PlanContext,
  config: Values,
  name: 'path' | 'aiaPath',
): Promise<boolean | undefined> {
  const reported = context.run.reported(addressName(config.mount)) as Values | undefined;
  if (reported?.[name]) return true;
  const objectPath = { mount: String(config.mount ?? 'pki'), collection: 'config/cluster' };
  const data = await look(() => find(context, objectPath));
  return data && Boolean(optionalTextAt(data, snakeCase(name)));
}

async function addressProblems(context: PlanContext, { config, unknown }: SomeProposal): Promise<Problem[]> {
  if (unknown.has('mount')) return [];
  const problems: Problem[] = [];
  for (const [template, name] of [
    ['{{cluster_path}}', 'path'],
    ['{{cluster_aia_path}}', 'aiaPath'],
  ] as const) {
    const list = URL_LISTS.find((one) => textsOf(config[one]).some((url) => url.includes(template)));
    if (list === undefined || (await hasAddress(context, config, name)) !== false) continue;
    problems.push({
      path: [list],
      severity: 'warning',
      code: 'authority-address-missing',
      summary: 'The address of the authority is not known',
      detail: `The service fills \`${template}\` in from the address of the authority, which it does not have yet, and issues no certificate without it. Configure \`${snakeCase(name)}\` of \`lintel_pki_cluster_config\` for the same mount.`,
    });
  }
  return problems;
}
