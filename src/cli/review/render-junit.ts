import type { Severity } from '../../definition/review-rule';
import { SEVERITIES } from './findings';
import type { LocatedFinding } from './located-findings';
import type { Review } from './report';

/** JUnit XML: one test case per finding, which fails if the finding counts. `failOn` defaults to danger. */
export function renderJunit(
  { name }: Pick<Review, 'name'>,
  findings: readonly LocatedFinding[],
  failOn: Severity = 'danger',
): string {
  const fails = ({ finding, acknowledgement }: LocatedFinding): boolean =>
    acknowledgement === undefined && SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(failOn);
  const cases = findings.map((one) => {
    const { finding, location, message, acknowledgement } = one;
    const place = location ? `${location.file}:${location.line}: ` : '';
    const content = fails(one)
      ? `<failure message="${escapeXml(finding.says)}" type="${finding.severity}">${escapeXml(place + message)}</failure>`
      : acknowledgement === undefined
        ? `<system-out>${escapeXml(`${finding.severity}: ${place}${message}`)}</system-out>`
        : `<skipped message="${escapeXml(acknowledgement)}"/>`;
    return `    <testcase classname="${escapeXml(finding.address)}" name="${escapeXml(finding.rule)}" time="0">${content}</testcase>`;
  });
  const counts = `tests="${Math.max(1, findings.length)}" failures="${findings.filter(fails).length}" errors="0"`;
  const skipped = findings.filter(({ acknowledgement }) => acknowledgement !== undefined).length;
  const suite = escapeXml(name === undefined ? 'lintel review' : `lintel review: ${name}`);
  // Without a test case, many readers report a missing result.
  const none = '    <testcase classname="lintel review" name="no known risks" time="0"/>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="lintel review" ${counts} time="0">
  <testsuite name="${suite}" ${counts} skipped="${skipped}" time="0">
${cases.length === 0 ? none : cases.join('\n')}
  </testsuite>
</testsuites>
`;
}

/** The texts contain no control characters: the review has already escaped them. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
