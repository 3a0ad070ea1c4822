import { ApiError } from '../../../clients/errors';
import { objectAt } from '../../../clients/read-response';
import type { Values } from '../../../definition/value';
import type { ResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import type { SomeDataSourceHandlers } from '../../registry';
import { readFields } from '../shared/described-fields';
import { listWhole, pathId } from '../shared/mounted-object';
import { collectionOf } from '../shared/stored/place';
import { storedObject } from '../shared/stored/stored-object';
import { auditDevice, auditDevicesData } from './definition';
import { auditDeviceProblems, lastDeviceProblems } from './resource/plan';

type Handlers = ResourceHandlers<typeof auditDevice>;

const object = storedObject(auditDevice, {
  plan: async (context, proposal) => ({ problems: await auditDeviceProblems(context, proposal) }),
});
const { resource } = object;
const { path: _, ...deviceFields } = auditDevicesData.attributes.devices.attributes;

const create: Handlers['create'] = async (context, config) =>
  resource.create(context, config).catch((error: Error) => {
    if (!isConfigured(error)) throw error;
    throw new InvalidConfig(
      ['path'],
      `The service takes no audit device by its API. Configure the device in an \`audit\` block of its server, and remove this resource; or set \`unsafe_allow_api_audit_creation = true\` in the configuration of the server. It said: ${error.message}`,
    );
  });

const remove: Handlers['delete'] = async (context, state) =>
  resource.delete(context, state).catch((error: Error) => {
    if (!isConfigured(error)) throw error;
    throw new InvalidConfig(
      [],
      `The audit device \`${state.path}\` is one of the configuration of the server, which the API does not disable. Remove its \`audit\` block there, or only forget it: \`removed { … lifecycle { destroy = false } }\`. The service said: ${error.message}`,
    );
  });

/** Only the configuration of the server creates and removes devices. */
function isConfigured(error: Error): boolean {
  return (
    error instanceof ApiError && error.status === 400 && /declarative|config(?:uration)?[- ]based/i.test(error.message)
  );
}

const names: SomeDataSourceHandlers = {
  async read(context) {
    const collection = collectionOf(auditDevice.stored, {});
    const { names: paths, data } = await listWhole(context, collection);
    const devices = paths.map((path): Values => ({ path, ...readFields(objectAt(data, `${path}/`), deviceFields) }));
    return { id: pathId(collection), devices };
  },
};

export const auditDeviceObject = {
  ...object,
  names,
  resource: { ...resource, planDeletion: lastDeviceProblems, create, delete: remove } satisfies Handlers as Handlers,
};
