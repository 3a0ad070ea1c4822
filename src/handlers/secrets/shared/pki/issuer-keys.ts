/** Whether the mount has the key of a certificate. */

import { optionalTextAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { Context, PlanContext } from '../../../contract';
import { look } from '../../../look';
import { listWhole } from '../mounted-object';
import { certificatesOf, subjectKeyIdOf, subjectWords } from './authority-certificate';
import { findAuthorityKey } from './authority-key';
import { problemAt } from './issuer-plan';

/** With more keys than this, none are read: the apply finds out whether the issuer has one. */
const MOST_KEYS = 20;

/** Only OpenBao reports the identifier of a key. */
export async function missingKeyProblems(context: PlanContext, mount: string, certificate: string): Promise<Problem[]> {
  const [own] = certificatesOf(certificate) ?? [];
  const wanted = own && subjectKeyIdOf(own);
  if (!own || wanted === undefined) return [];
  const identifiers = await look(async () => identifiersOf(context, mount));
  if (!identifiers || identifiers.some((one) => one === undefined || one === wanted)) return [];
  return [
    problemAt(
      'issuer-without-key',
      'certificate',
      SUMMARY,
      missingKeyWords(mount, subjectWords(own), 'unless this plan adds it'),
      'warning',
    ),
  ];
}

async function identifiersOf(context: PlanContext, mount: string): Promise<readonly (string | undefined)[]> {
  const { names } = await listWhole(context, { mount, collection: 'keys' });
  if (names.length > MOST_KEYS) return [undefined];
  const keys = await Promise.all(names.map(async (keyId) => findAuthorityKey(context, { mount, keyId })));
  return keys.map((key) => (key ? optionalTextAt(key, 'subject_key_id') : ''));
}

export function warnOfMissingKey({ warn }: Context, mount: string, certificate: string): void {
  const [own] = certificatesOf(certificate) ?? [];
  if (own) warn('issuer-without-key', SUMMARY, missingKeyWords(mount, subjectWords(own)));
}

const SUMMARY = 'The issuer has no key';

function missingKeyWords(mount: string, subject: string, unless?: string): string {
  return `\`${mount}\` has no key for the certificate of ${subject}${unless === undefined ? '' : `, ${unless}`}. The issuer then only completes chains and issues nothing. If the certificate was signed for a request, that request was made for another key or in another mount: sign the request of \`lintel_pki_intermediate_request\` in this mount, or configure \`privateKeyWo\`.`;
}
