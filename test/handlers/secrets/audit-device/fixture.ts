import type { Values } from '../../../../src/definition/value';
import type { AuditDevice } from '../../../../src/emulator/secrets/audit/device';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

export const without: FixtureFile['without'] = { standard: [], vault: [], openbao: [] };

/** Nothing is written. */
const FILE = { type: 'file', options: { file_path: 'discard' } };

export const createFixture: CreateFixture = async (service) => {
  const find = async ({ path }: Values) =>
    ((await service.control.snapshot()).objects.auditDevices as unknown as readonly AuditDevice[]).find(
      (device) => device.path === path,
    );
  const replace = async (state: Values, put: (device: AuditDevice) => readonly AuditDevice[]) => {
    const now = await service.control.snapshot();
    const devices = now.objects.auditDevices as unknown as readonly AuditDevice[];
    const auditDevices = devices.flatMap((one) => (one.path === state.path ? put(one) : [one]));
    await service.control.restore({ ...now, objects: { ...now.objects, auditDevices } } as typeof now);
  };
  return {
    minimal: { path: 'main', ...FILE },
    second: { path: 'second' },
    full: [
      {
        path: 'main',
        type: 'file',
        description: 'all requests',
        local: true,
        options: { file_path: 'discard', log_raw: 'true' },
      },
    ],
    changed: {
      path: 'other',
      type: 'syslog',
      description: 'everything',
      local: false,
      options: { file_path: 'stdout' },
    },
    unremovable: { options: 'needs the option' },
    exempt: {},
    async look(state) {
      const device = await find(state);
      if (!device) return undefined;
      const { salt: _, description, options, local, ...rest } = device;
      const found: Values = {
        ...rest,
        local,
        description: description || undefined,
        options: Object.keys(options).length > 0 ? options : undefined,
      };
      // Another device at the same path is another object.
      const isAnother = ['type', 'description', 'options'].some(
        (name) => state[name] !== undefined && JSON.stringify(state[name] || undefined) !== JSON.stringify(found[name]),
      );
      return isAnother || (state.local !== undefined && String(state.local) !== String(local)) ? undefined : found;
    },
    tamper: (state, attribute, value) =>
      replace(state, (device) => [
        { ...device, [attribute]: value ?? { description: '', local: false, options: {} }[attribute] } as AuditDevice,
      ]),
    remove: (state) => replace(state, () => []),
  };
};

const base = { path: 'main', ...FILE };

export const wrong: readonly WrongConfiguration[] = [
  ...['', '/main', 'main/', 'a//b', '.', 'a/../b'].map((path) => ({
    breaks: 'path obeys pattern',
    config: { ...base, path },
    path: ['path'],
    says: 'without a segment that is empty',
  })),
];

export const wrongData: FixtureFile['wrongData'] = {};
