import { pkiUrlsConfig } from './definition';
import type { ResourceHandlers } from '../../contract';
import { authorityConfiguration, type AuthorityConfiguration } from '../shared/pki/configuration';
import { plannedUrls } from '../shared/pki/root-plan';
import { templateProblems } from '../shared/pki/url-templates';

export const urlsConfiguration: AuthorityConfiguration & { readonly definition: typeof pkiUrlsConfig } = {
  definition: pkiUrlsConfig,
  part: 'urls',
  supportedBy: { deltaCrlDistributionPoints: ['openbao'] },
  modifyPlan: async (context, proposal) => {
    const { mount } = proposal.config;
    if (typeof mount === 'string') context.run.report(plannedUrls(mount), true);
    return { problems: await templateProblems(context, proposal) };
  },
};

export const pkiUrlsConfigResource: ResourceHandlers<typeof pkiUrlsConfig> = authorityConfiguration(urlsConfiguration);
