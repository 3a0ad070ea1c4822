import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

let open: Proxied;
let project: string;
let workspace: string;
beforeEach(async () => {
  open = await openProxied(registry);
  const make = async (type: string, values: Values) =>
    String((await open.core.apply(type, { organization: 'acme', ...values })).held.state.id);
  project = await make('lintel_project', { name: 'shop', tags: { team: 'shop', cost: 'low' } });
  workspace = await make('lintel_workspace', {
    name: 'shop',
    projectId: project,
    tags: { cost: 'high', stage: '' },
    tagNames: ['flat'],
  });
});
afterEach(() => open.close());

const read = (config: Values) => open.core.readData('lintel_effective_tags', config);

describe('lintel_effective_tags', () => {
  it('says which tags of a workspace are those of its project, and which it has itself', async () => {
    expect(await read({ workspaceId: workspace })).toMatchObject({
      tags: { cost: 'high', flat: '', stage: '', team: 'shop' },
      effectiveTags: [
        { key: 'cost', value: 'high', inheritedFrom: undefined },
        { key: 'flat', value: '', inheritedFrom: undefined },
        { key: 'stage', value: '', inheritedFrom: undefined },
        { key: 'team', value: 'shop', inheritedFrom: project },
      ],
    });
  });

  it('reads those of a project', async () => {
    expect(await read({ projectId: project })).toMatchObject({
      effectiveTags: [
        { key: 'cost', value: 'low', inheritedFrom: undefined },
        { key: 'team', value: 'shop', inheritedFrom: undefined },
      ],
    });
  });

  it('has no tags where the service has none', async () => {
    await open.service.request('PUT', '/_emulator/settings', { body: { tagBindings: false } });
    const { tags, effectiveTags } = await read({ workspaceId: workspace });
    expect([tags, effectiveTags]).toEqual([undefined, undefined]);
  });

  it.each([{ workspaceId: 'ws-nowhere' }, { projectId: 'prj-nowhere' }])(
    'says that %j does not exist',
    async (config) => {
      await expect(read(config)).rejects.toThrow('nowhere');
    },
  );
});
