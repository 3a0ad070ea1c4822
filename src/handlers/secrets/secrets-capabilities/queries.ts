import { textsAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { DataSourceHandlers } from '../../contract';
import { explainMissingMount } from '../shared/mounted-object';
import { refuseNamespace } from '../shared/system-object';
import type { secretsCapabilitiesData } from './definition';

export const secretsCapabilitiesDataSource: DataSourceHandlers<typeof secretsCapabilitiesData> = {
  async read({ secrets, signal }, { namespace, paths }) {
    refuseNamespace(secrets.dialect, namespace);
    const mount = namespace === undefined ? 'sys' : `${namespace}/sys`;
    // This only reads, although the service expects a POST.
    const { data } = await secrets
      .post(path`/${segments(mount)}/capabilities-self`, { paths }, { signal, repeatable: true, blameless: true })
      .catch((error: Error) => {
        throw explainMissingMount(error, { mount, system: { namespace } });
      });
    return {
      id: `${mount}/capabilities-self`,
      namespace,
      paths,
      capabilities: Object.fromEntries(paths.map((one) => [one, textsAt(data, one).sort()])),
    };
  },
};
