import type { Problem } from '../../../definition/problem';
import type { SomeProposal } from '../../registry';
import { reportClusterAddress } from '../shared/pki/url-templates';
import { storedObject } from '../shared/stored/stored-object';
import { pkiClusterConfig } from './definition';

export const pkiClusterConfigObject = storedObject(pkiClusterConfig, {
  async plan({ run }, proposal) {
    reportClusterAddress(run, proposal);
    return { problems: removalProblems(proposal) };
  },
});

/** The service rejects an empty address because it is not a URL. */
function removalProblems({ config, unknown, prior }: SomeProposal): Problem[] {
  return ['path', 'aiaPath']
    .filter((name) => prior?.[name] && !config[name] && !unknown.has(name))
    .map((name) => ({
      path: [name],
      severity: 'error',
      code: 'change-impossible',
      summary: `\`${name}\` cannot be removed`,
      detail:
        'The service accepts no empty address once one is set. Configure another address, or keep this one; it goes when the engine is unmounted.',
    }));
}
