import { createHash } from 'crypto';
import { printableLine } from '../../printing/printable';
import type { Locate, Location } from './locations';
import type { AcknowledgedFinding, Finding, Review } from './report';
import { acknowledgementWords, originWords } from './wording';

/** A finding as shown by tools next to the code. */
export interface LocatedFinding {
  readonly finding: Finding;
  /** Undefined if the object is no longer in the configuration and there is no configuration file. */
  readonly location?: Location;
  /** What happens to which object, from which value to which, and why. */
  readonly message: string;
  /** Identical for the same finding in another run. */
  readonly fingerprint: string;
  /** Why it does not count. */
  readonly acknowledgement?: string;
}

/** The findings with their locations, acknowledged ones last. `fallback` is the file for objects that are no longer in the configuration. */
export function locate(review: Review, locationOf: Locate, fallback: string | undefined): LocatedFinding[] {
  const elsewhere: Location | undefined = fallback === undefined ? undefined : { file: fallback, line: 1 };
  const all: readonly (Finding & Partial<AcknowledgedFinding>)[] = [...review.findings, ...(review.acknowledged ?? [])];
  return all.map((finding) => {
    const location = locationOf(finding.address, finding.attribute) ?? elsewhere;
    return {
      finding,
      ...(location ? { location } : {}),
      message: messageOf(finding, location?.construct),
      fingerprint: createHash('sha256')
        .update(JSON.stringify([review.name, finding.rule, finding.address, finding.attribute, finding.exact]))
        .digest('hex'),
      ...(finding.acknowledgement
        ? { acknowledgement: printableLine(acknowledgementWords(finding.acknowledgement)) }
        : {}),
    };
  });
}

function messageOf(finding: Finding, construct: string | undefined): string {
  const { says, why, address, attribute, old, new: wanted, items } = finding;
  const values = old && wanted ? `: ${old.text} → ${wanted.text}` : '';
  return [
    `${says}.`,
    `${address}${attribute === undefined ? '' : ` · ${attribute}`}${values}.`,
    ...(construct === undefined ? [] : [`Construct: ${printableLine(construct)}.`]),
    ...(items.length > 0 ? [`${items.join(', ')}.`] : []),
    why,
    ...(originWords(finding) === '' ? [] : [originWords(finding)]),
  ]
    .join(' ')
    .replaceAll('`', '');
}
