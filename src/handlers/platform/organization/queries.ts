import { path } from '../../../clients/platform';
import { optionalRelatedIdAt, optionalTextAt } from '../../../clients/read-response';
import type { DataSourceHandlers } from '../../contract';
import { featuresIn, flagsAt, orUnknown, readIncluding } from '../shared/lookup';
import type { organizationData } from './definition';

export const organizationDataSource: DataSourceHandlers<typeof organizationData> = {
  async read({ platform, signal }, { name }) {
    const options = { signal };
    const { result } = await readIncluding(platform, 'default_project', (query) =>
      platform.find(path`/organizations/${name}`, query, options),
    );
    const { data: organization } = orUnknown(result, 'organization', `\`${name}\``);
    const { attributes } = organization;
    const entitlements = await platform.find(path`/organizations/${name}/entitlement-set`, undefined, options);
    return {
      id: name,
      name,
      externalId: optionalTextAt(attributes, 'external-id'),
      email: optionalTextAt(attributes, 'email'),
      defaultProjectId: optionalRelatedIdAt(organization, 'default-project'),
      defaultExecutionMode: optionalTextAt(attributes, 'default-execution-mode'),
      createdAt: optionalTextAt(attributes, 'created-at'),
      permissions: flagsAt(attributes, 'permissions'),
      entitlements: entitlements && featuresIn(entitlements.data.attributes),
    };
  },
};
