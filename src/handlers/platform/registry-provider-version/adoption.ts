import { defineAdoption } from '../../../definition/adoption';

/** Why existing versions of registry providers do not become code. */
export const registryProviderVersionAdoption = defineAdoption({
  type: 'lintel_registry_provider_version',
  things: 'registry provider versions',
  search: {
    by: 'nothing',
    because:
      'the archives of a release are too large to be copied into a configuration; import the version, and name the folder that has its release files',
  },
});
