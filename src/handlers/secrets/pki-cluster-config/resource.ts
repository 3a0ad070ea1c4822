import { pkiClusterConfig } from './definition';
import type { Problem } from '../../../definition/problem';
import type { ResourceHandlers } from '../../contract';
import type { SomeProposal } from '../../registry';
import { authorityConfiguration, type AuthorityConfiguration } from '../shared/pki/configuration';
import { reportClusterAddress } from '../shared/pki/url-templates';

export const clusterConfiguration: AuthorityConfiguration & { readonly definition: typeof pkiClusterConfig } = {
  definition: pkiClusterConfig,
  part: 'cluster',
  stays: 'its addresses stay',
  async modifyPlan({ run }, proposal) {
    reportClusterAddress(run, proposal);
    return { problems: removalProblems(proposal) };
  },
};

export const pkiClusterConfigResource: ResourceHandlers<typeof pkiClusterConfig> =
  authorityConfiguration(clusterConfiguration);

/** The service refuses an empty address as one that is not a URL. */
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
