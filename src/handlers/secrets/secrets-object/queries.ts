/** The data sources of any path. */

import { fromJson, pick } from '../../any-object/members';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fullPath, requestPath } from '../shared/any-path/object-path';
import { refuseNamespace } from '../shared/system-object';
import type { secretsNamesData, secretsObjectData } from './definition';
import { refuseLease } from './resource';

export const secretsObjectDataSource: DataSourceHandlers<typeof secretsObjectData> = {
  async read(context, config) {
    const { secrets, signal } = context;
    refuseNamespace(secrets.dialect, config.namespace);
    // The request may issue a credential, and repeating it would issue another one.
    const response = await secrets.findAny(requestPath(config), config.query, { signal, repeatable: false });
    if (!response) throw new NotFound(`There is nothing at \`${fullPath(config)}\`.`);
    response.warnings.forEach((text) => context.warn('service-warning', 'Warning from the service', text));
    await refuseLease(context, config, response);
    const found = fromJson(response.data);
    return {
      ...config,
      id: fullPath(config),
      output: pick(found, config.fields)!,
      sensitiveOutput: pick(found, config.sensitiveFields),
    };
  },
};

export const secretsNamesDataSource: DataSourceHandlers<typeof secretsNamesData> = {
  async read({ secrets, signal }, config) {
    refuseNamespace(secrets.dialect, config.namespace);
    const names = await secrets.list(requestPath(config), { signal });
    return { ...config, id: fullPath(config), names: [...names].sort() };
  },
};
