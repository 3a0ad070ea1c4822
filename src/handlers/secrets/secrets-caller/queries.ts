import { optionalTextAt, senseless, textAt, textsAt, type Part } from '../../../clients/read-response';
import type { DataSourceHandlers } from '../../contract';
import { noneOrTextAt } from '../shared/fields';
import type { secretsCallerData } from './definition';

const LOOK_UP = 'auth/token/lookup-self';

export const secretsCallerDataSource: DataSourceHandlers<typeof secretsCallerData> = {
  async read({ secrets, signal }) {
    const { data } = await secrets.get(`/${LOOK_UP}`, undefined, { signal });
    return {
      id: LOOK_UP,
      displayName: textAt(data, 'display_name'),
      policies: textsAt(data, 'policies').sort(),
      accessor: noneOrTextAt(data, 'accessor'),
      tokenType: textAt(data, 'type'),
      authPath: textAt(data, 'path'),
      namespace: noneOrTextAt(data, 'namespace_path')?.replace(/\/+$/, '') || undefined,
      expires: expiresIn(data),
    };
  },
};

/** In whole seconds: the service returns fractions, which differ by version. */
function expiresIn(data: Part): string | undefined {
  const text = optionalTextAt(data, 'expire_time');
  if (!text) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw senseless(data, ['expire_time'], 'is not a time');
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}
