import { KEY_VALUE_ONE } from '../description/tables/key-value-one';
import { KEY_VALUE_TWO } from '../description/tables/key-value-two';
import type { Engine } from '../engine';
import { configurationRoutes } from './configuration';
import { documentRoutes } from './documents';
import { keyValueConfigurations, keyValueDocuments, versionedSecrets } from './kinds';
import { metadataRoutes } from './metadata';
import { otherPath } from './other-paths';
import { upgradeDocuments } from './upgrade';
import { lifeRoutes } from './version-life';
import { dataRoutes } from './versions';

/** Version 1: one document for each name. */
export const keyValueEngine: Engine = {
  type: 'kv',
  description: KEY_VALUE_ONE,
  serves: ({ options }) => options?.version !== '2',
  slashes: true,
  unpaged: true,
  routes: documentRoutes,
  kinds: [keyValueDocuments],
};

/** Version 2: numbered versions for each name. */
export const versionedKeyValueEngine: Engine = {
  type: 'kv',
  description: KEY_VALUE_TWO,
  serves: ({ options }) => options?.version === '2',
  slashes: true,
  routes: [...configurationRoutes, ...dataRoutes, ...lifeRoutes, ...metadataRoutes],
  kinds: [versionedSecrets, keyValueConfigurations],
  otherPath,
  tuned: upgradeDocuments,
};
