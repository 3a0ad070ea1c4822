import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { SomeProposal } from '../../registry';
import { seconds } from '../shared/fields';
import { tidySwitches } from '../shared/pki/tidy-attributes';
import { storedObject } from '../shared/stored/stored-object';
import { pkiAutoTidyConfig } from './definition';

export const pkiAutoTidyConfigObject = storedObject(pkiAutoTidyConfig, {
  write(body, { revokedSafetyBuffer }) {
    const { pause_duration: pause, safety_buffer: buffer } = body;
    return {
      ...body,
      ...(pause === undefined ? {} : { pause_duration: `${String(pause)}s` }),
      // Without it, the service derives the value from the safety buffer in the request.
      ...(buffer !== undefined && revokedSafetyBuffer !== undefined && body.revoked_safety_buffer === undefined
        ? { revoked_safety_buffer: seconds(revokedSafetyBuffer as string) }
        : {}),
    };
  },
  async plan({ secrets: { dialect } }, proposal) {
    const { config, unknown } = proposal;
    const follows =
      dialect === 'openbao' && config.revokedSafetyBuffer === undefined && !unknown.has('revokedSafetyBuffer');
    return {
      problems: switchProblems(proposal),
      ...(follows && unknown.has('safetyBuffer') ? { unknown: ['revokedSafetyBuffer'] } : {}),
      ...(follows && !unknown.has('safetyBuffer') ? { set: { revokedSafetyBuffer: config.safetyBuffer } } : {}),
    };
  },
});

/** The service's own rules. */
function switchProblems({ config, unknown }: SomeProposal): Problem[] {
  const problems: Problem[] = [];
  const switches = Object.keys(tidySwitches);
  const isOn = switches.some((name) => config[name] === true || unknown.has(name));
  if (config.enabled === true && !isOn) {
    problems.push({
      path: ['enabled'],
      severity: 'error',
      code: 'nothing-selected',
      summary: 'Nothing would be tidied',
      detail: `Set at least one of these to \`true\`: ${switches.map((name) => `\`${snakeCase(name)}\``).join(', ')}.`,
    });
  }
  if (
    config.publishStoredCertificateCountMetrics === true &&
    config.maintainStoredCertificateCounts === false &&
    !unknown.has('maintainStoredCertificateCounts')
  ) {
    problems.push({
      path: ['publishStoredCertificateCountMetrics'],
      severity: 'error',
      code: 'value-invalid',
      summary: 'Invalid `publishStoredCertificateCountMetrics`',
      detail: 'Counts are published only if they are maintained. Set `maintainStoredCertificateCounts` to `true`, too.',
    });
  }
  return problems;
}
