import { createHash } from 'crypto';
import type { Severity } from '../../definition/review-rule';
import { visibleJson } from '../../printing/visible';
import type { LocatedFinding } from './located-findings';
import { SEVERITY_WORDS } from './wording';

const COMMANDS: { readonly [severity in Severity]: string } = { danger: 'error', warning: 'warning', note: 'notice' };

/** GitHub Actions workflow commands, which become annotations of lines. Acknowledged findings are notices. */
export function renderGitHub(findings: readonly LocatedFinding[]): string {
  return findings
    .map(({ finding, location, message, acknowledgement }) => {
      const command = acknowledgement === undefined ? COMMANDS[finding.severity] : 'notice';
      const place = location ? [`file=${property(location.file)}`, `line=${location.line}`] : [];
      const title = `title=${property(`${SEVERITY_WORDS[finding.severity]}: ${finding.rule}`)}`;
      const text = acknowledgement === undefined ? message : `${message} ${acknowledgement}`;
      return `::${command} ${[...place, title].join(',')}::${data(text)}\n`;
    })
    .join('');
}

const LEVELS: { readonly [severity in Severity]: string } = { danger: 'critical', warning: 'major', note: 'info' };

/** A GitLab code quality report. It omits acknowledged findings, because it cannot mark them as such. */
export function renderGitLab(findings: readonly LocatedFinding[]): string {
  const issues = findings
    .filter(({ acknowledgement }) => acknowledgement === undefined)
    .map(({ finding, location, message, fingerprint }) => ({
      description: message,
      check_name: finding.rule,
      fingerprint: createHash('md5').update(fingerprint).digest('hex'),
      severity: LEVELS[finding.severity],
      // GitLab rejects issues without a location.
      location: { path: location?.file ?? finding.address, lines: { begin: location?.line ?? 1 } },
    }));
  return `${visibleJson(JSON.stringify(issues, undefined, 2))}\n`;
}

/** https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions */
function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
