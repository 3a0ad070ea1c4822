import { printableLine } from '../../printing/printable';
import type { Refused } from './skipped';
import type { Survey } from './survey';

/** If the services refused every list: the rights that the tokens lack, as sentences. */
export function missingRights({ listed, skipped }: Survey): string | undefined {
  const refused = skipped.flatMap((one) => one.refused ?? []);
  if (listed > 0 || refused.length === 0) return undefined;
  const of = (service: Refused['service']) => refused.filter((one) => one.service === service);
  return [
    'the services refused every list, so nothing is known about their objects.',
    ...ofPlatform(of('platform')),
    ...ofSecrets(of('secrets')),
  ].join('\n');
}

function ofPlatform(refused: readonly Refused[]): string[] {
  if (refused.length === 0) return [];
  if (refused.some(({ unauthenticated }) => unauthenticated)) return ['The platform does not accept the token.'];
  const admin = refused.filter(({ path }) => path.startsWith('/admin/'));
  const others = refused.filter((one) => !admin.includes(one));
  return [
    ...(others.length > 0
      ? [
          `The token of the platform needs membership in a team of the organization, or the right to read: ${requests(others)}.`,
        ]
      : []),
    ...(admin.length > 0 ? [`The token of the platform needs site administration: ${requests(admin)}.`] : []),
  ];
}

function requests(refused: readonly Refused[]): string {
  return [...new Set(refused.map(({ method, path }) => `${method} ${printableLine(path)}`))].sort().join(', ');
}

function ofSecrets(refused: readonly Refused[]): string[] {
  if (refused.length === 0) return [];
  if (refused.some(({ unauthenticated }) => unauthenticated)) return ['The secrets service does not accept the token.'];
  const paths = (method: string) =>
    [
      ...new Set(refused.filter((one) => one.method === method).map(({ path }) => path.replace(/^\/|\?.*$/g, ''))),
    ].sort();
  const capabilities = [
    ['list', paths('LIST')],
    ['read', paths('GET')],
  ] as const;
  const words = capabilities
    .filter(([, all]) => all.length > 0)
    .map(([capability, all]) => `\`${capability}\` on ${printableLine(all.join(', '))}`);
  return [`The token of the secrets service needs ${words.join(', and ')}.`];
}
