import { plannedUrls } from '../shared/pki/root-plan';
import { templateProblems } from '../shared/pki/url-templates';
import { storedObject } from '../shared/stored/stored-object';
import { pkiUrlsConfig } from './definition';

export const pkiUrlsConfigObject = storedObject(pkiUrlsConfig, {
  plan: async (context, proposal) => {
    const { mount } = proposal.config;
    if (typeof mount === 'string') context.run.report(plannedUrls(mount), true);
    return { problems: await templateProblems(context, proposal) };
  },
});
