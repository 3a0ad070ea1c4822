import type { Severity } from '../../definition/review-rule';
import { visibleJson } from '../../printing/visible';
import { documentation } from '../documentation';
import { VERSION } from '../version';
import type { LocatedFinding } from './located-findings';
import type { Review } from './report';

const LEVELS: { readonly [severity in Severity]: string } = { danger: 'error', warning: 'warning', note: 'note' };

/** SARIF 2.1.0, as shown by GitHub code scanning and editors. Acknowledged findings are suppressed results. */
export function renderSarif({ name }: Pick<Review, 'name'>, findings: readonly LocatedFinding[]): string {
  const rules = [...new Map(findings.map(({ finding }) => [finding.rule, finding])).values()];
  const indexes = new Map(rules.map(({ rule }, index) => [rule, index]));
  const results = findings.map(({ finding, location, message, fingerprint, acknowledgement }) => ({
    ruleId: finding.rule,
    ruleIndex: indexes.get(finding.rule)!,
    level: LEVELS[finding.severity],
    message: { text: message },
    locations: [
      {
        ...(location
          ? {
              physicalLocation: {
                artifactLocation: { uri: uriOf(location.file) },
                region: { startLine: location.line },
              },
            }
          : {}),
        logicalLocations: [
          { fullyQualifiedName: finding.address, kind: 'resource' },
          ...(location?.construct === undefined ? [] : [{ fullyQualifiedName: location.construct }]),
        ],
      },
    ],
    partialFingerprints: { 'lintel/v1': fingerprint },
    ...(acknowledgement === undefined
      ? {}
      : { suppressions: [{ kind: 'external', status: 'accepted', justification: acknowledgement }] }),
  }));
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'lintel review',
            informationUri: documentation('review'),
            semanticVersion: VERSION,
            rules: rules.map(({ rule, says, why, severity }) => ({
              id: rule,
              shortDescription: { text: says.replaceAll('`', '') },
              help: { text: why.replaceAll('`', '') },
              defaultConfiguration: { level: LEVELS[severity] },
            })),
          },
        },
        // Results of several stacks in one repository must not replace each other.
        automationDetails: { id: `lintel/${name ?? 'review'}/` },
        results,
      },
    ],
  };
  return `${visibleJson(JSON.stringify(document, undefined, 2))}\n`;
}

/** A relative reference. Characters that would end a path are encoded. */
function uriOf(file: string): string {
  return encodeURI(file).replace(/[?#]/g, encodeURIComponent);
}
