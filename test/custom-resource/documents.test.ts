/** @tier complete */
import { Deliveries } from '../support/cloudformation/deliveries';
import { startEmulator, TestEmulator } from '../support/emulator';

let service: TestEmulator;
let deliveries: Deliveries;

beforeAll(async () => {
  deliveries = await Deliveries.open();
});
afterAll(() => deliveries.close());
beforeEach(async () => {
  service = await startEmulator();
});
afterEach(() => service.close());

const deliver = async (type: string, more: { readonly ResourceProperties: object }) => {
  const request = deliveries.request({ ResourceType: `Custom::Lintel${type}`, ...more } as never);
  return (await deliveries.deliver(request, service.address)).response;
};
const TASK = { name: 'scan', url: 'https://scanner.example.com/hooks', category: 'task', description: '5' };
const task = (attributes: unknown) => ({
  Type: 'tasks',
  CreatePath: '/organizations/acme/tasks',
  Attributes: attributes,
});
const tasks = async () => (await service.control.snapshot()).objects.runTasks as unknown as readonly object[];

describe('an object of any type in CloudFormation', () => {
  it('keeps flags and numbers apart from texts in its JSON text', async () => {
    const before = task(JSON.stringify({ ...TASK, enabled: true }));
    const made = await deliver('PlatformObject', { ResourceProperties: before });
    expect(made).toMatchObject({ Status: 'SUCCESS' });
    expect(await tasks()).toMatchObject([{ description: '5', enabled: true }]);
    const change = {
      RequestType: 'Update',
      PhysicalResourceId: made!.PhysicalResourceId,
      ResourceProperties: task(JSON.stringify({ ...TASK, enabled: false })),
      OldResourceProperties: before,
    };
    expect(await deliver('PlatformObject', change)).toMatchObject({ Status: 'SUCCESS' });
    expect(await tasks()).toMatchObject([{ description: '5', enabled: false }]);
  });

  it('has texts alone as an object, which the platform does not take for flags', async () => {
    const refused = await deliver('PlatformObject', { ResourceProperties: task({ ...TASK, enabled: 'true' }) });
    expect(refused).toMatchObject({ Status: 'FAILED' });
    const accepted = await deliver('PlatformObject', { ResourceProperties: task(TASK) });
    expect(accepted).toMatchObject({ Status: 'SUCCESS' });
  });

  it('is refused as a text that is not the JSON of an object', async () => {
    for (const text of ['name = "scan"', '["scan"]', '5', 'null']) {
      expect(await deliver('PlatformObject', { ResourceProperties: task(text) })).toMatchObject({
        Status: 'FAILED',
        Reason: expect.stringContaining('an object, or the JSON text of one'),
      });
    }
  });

  it('of the secrets service is given in the same way', async () => {
    const Path = 'auth/token/roles/ci';
    const Body = JSON.stringify({ renewable: false, token_num_uses: 5, allowed_policies: ['app'] });
    expect(await deliver('SecretsObject', { ResourceProperties: { Path, Body } })).toMatchObject({ Status: 'SUCCESS' });
    const { body } = await service.request('GET', `/v1/${Path}`);
    expect(body.data).toMatchObject({ renewable: false, token_num_uses: 5, allowed_policies: ['app'] });
  });
});
