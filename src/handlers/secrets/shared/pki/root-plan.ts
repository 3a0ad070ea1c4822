/** Checks in the plan of a new root. */

import { optionalFlagAt, optionalIntegerAt, optionalTextsAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { SomeProposal } from '../../../registry';
import { seconds } from '../fields';
import { find } from '../mounted-object';
import { readTuning } from '../mounts/mount-requests';
import { problemAt, texts } from './issuer-plan';

/** The name for reporting that a plan sets the URLs of a mount, for plans that need them. */
export function plannedUrls(mount: string): string {
  return `URLs of the authority at ${mount}`;
}

export async function generationProblems(context: PlanContext, { config, unknown }: SomeProposal): Promise<Problem[]> {
  const { mount, notAfter, ttl } = config;
  const isEnded = typeof notAfter === 'string' && Date.parse(notAfter) <= Date.now();
  const ended = isEnded
    ? [
        problemAt(
          'authority-ends',
          'notAfter',
          'The authority would have ended',
          `\`notAfter\` is ${notAfter}, which is in the past: the root could issue nothing. Configure a later time.`,
        ),
      ]
    : [];
  if (typeof mount !== 'string' || unknown.has('mount')) return ended;
  const length = typeof ttl === 'string' && ttl !== '' ? seconds(ttl) : 0;
  return [
    ...ended,
    ...(length > 0 ? await cutProblems(context, mount, length) : []),
    ...(await urlProblems(context, mount)),
  ];
}

/** The service would shorten the validity and only warn about it. */
async function cutProblems(context: PlanContext, mount: string, length: number): Promise<Problem[]> {
  const tuning = await readTuning(context, 'secrets', { path: mount });
  const most = tuning && optionalIntegerAt(tuning, 'max_lease_ttl');
  if (most === undefined || most <= 0 || length <= most) return [];
  return [
    problemAt(
      'authority-ends',
      'ttl',
      'The root would end earlier',
      `The mount \`${mount}\` allows at most ${most} seconds (\`max_lease_ttl\`), and \`ttl\` is ${length} seconds: the service would shorten it. Raise \`max_lease_ttl\` of the mount first, or configure \`notAfter\`, which it does not limit.`,
    ),
  ];
}

/** The URLs are part of the certificate, so they must be set first. */
async function urlProblems(context: PlanContext, mount: string): Promise<Problem[]> {
  if (context.run.reported(plannedUrls(mount)) !== undefined) return [];
  const data = await look(() => find(context, { mount, collection: 'config', name: 'urls' }));
  if (!data) return [];
  const urls = ['issuing_certificates', 'crl_distribution_points', 'ocsp_servers'].flatMap(
    (name) => optionalTextsAt(data, name) ?? [],
  );
  const isTemplated = optionalFlagAt(data, 'enable_templating') ?? false;
  const isLeftOut = isTemplated && texts(urls).some((url) => url.includes('{{issuer_id}}'));
  if (urls.length > 0 && !isLeftOut) return [];
  return [
    problemAt(
      'authority-address-missing',
      'mount',
      'The root has no URLs',
      isLeftOut
        ? `The URLs of \`${mount}\` are templates with \`{{issuer_id}}\`, which the service leaves out of roots. Set URLs without it before the root is generated: they are part of its certificate.`
        : `\`${mount}\` has no URLs of its certificates and revocation lists, and they are part of the certificate of a root. Set them before, with \`lintel_pki_urls_config\`, which the root depends on.`,
      'warning',
    ),
  ];
}
