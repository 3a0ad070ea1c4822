import { VARIABLE_SETS } from '../shared/attachment-fixture';
import { openAttachments, VARIABLE_SETS as NAMED, type Attachments } from '../shared/attachments';

let open: Attachments;
beforeEach(async () => {
  open = await openAttachments('lintel_variable_set_workspace', 'workspaceId', NAMED);
});
afterEach(async () => {
  await open.close();
});

const variableSet = (attributes = {}) => VARIABLE_SETS.make(open.store, 'Credentials', attributes);

describe('a workspace in which a variable set counts', () => {
  it('is refused by the plan if the variable set configures all of them', async () => {
    await open.refusedBesideOwned('workspaceIds', 'ws-app');
  });

  it('is refused by the plan if the variable set is global, or is of another project', async () => {
    const variableSetId = await variableSet({ global: true });
    await expect(open.make({ variableSetId, workspaceId: 'ws-app' })).rejects.toThrow('is global');
    const config = { organization: 'acme', name: 'Of a project', parentProjectId: 'prj-payments' };
    const { held } = await open.proxied.core.apply('lintel_variable_set', config);
    const attachment = { variableSetId: String(held.state.id), workspaceId: 'ws-app' };
    await expect(open.make(attachment)).rejects.toThrow('counts only in that project and its workspaces');
  });

  it('ends with its variable set, and is planned again', async () => {
    const variableSetId = await variableSet();
    const object = await open.make({ variableSetId, workspaceId: 'ws-app' });
    await open.store.send('DELETE', `/varsets/${variableSetId}`);
    expect(await open.proxied.core.refresh(open.type, object)).toBeUndefined();
    await open.proxied.core.destroy(open.type, object);
  });

  it('is gone without an error if the variable set has become global', async () => {
    const variableSetId = await variableSet();
    const object = await open.make({ variableSetId, workspaceId: 'ws-app' });
    await open.store.send('PATCH', `/varsets/${variableSetId}`, {
      data: { type: 'varsets', attributes: { global: true } },
    });
    await open.proxied.core.destroy(open.type, object);
  });

  it('is imported by names', async () => {
    await open.importedByNames(await variableSet(), 'ws-app', '/workspaces');
  });
});
