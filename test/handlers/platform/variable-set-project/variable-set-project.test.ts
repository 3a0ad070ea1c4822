import { VARIABLE_SETS } from '../shared/attachment-fixture';
import { openAttachments, VARIABLE_SETS as NAMED, type Attachments } from '../shared/attachments';

let open: Attachments;
beforeEach(async () => {
  open = await openAttachments('lintel_variable_set_project', 'projectId', NAMED);
});
afterEach(async () => {
  await open.close();
});

const variableSet = (attributes = {}) => VARIABLE_SETS.make(open.store, 'Credentials', attributes);

describe('a project in whose workspaces a variable set counts', () => {
  it('is refused by the plan if the variable set configures all of them', async () => {
    await open.refusedBesideOwned('projectIds', 'prj-default');
  });

  it('is refused by the plan if the variable set is global, or is of another project', async () => {
    const variableSetId = await variableSet({ global: true });
    await expect(open.make({ variableSetId, projectId: 'prj-default' })).rejects.toThrow('is global');
    const config = { organization: 'acme', name: 'Of a project', parentProjectId: 'prj-payments' };
    const { held } = await open.proxied.core.apply('lintel_variable_set', config);
    const attachment = { variableSetId: String(held.state.id), projectId: 'prj-default' };
    await expect(open.make(attachment)).rejects.toThrow('counts only in that project and its workspaces');
  });

  it('is imported by names, also with the ID of the project as the tfe provider does', async () => {
    const variableSetId = await variableSet();
    await open.importedByNames(variableSetId, 'prj-default', '/projects');
    const imported = await open.proxied.core.import(open.type, { id: 'acme/prj-default/Credentials' });
    expect(imported!.state).toMatchObject({ variableSetId, projectId: 'prj-default' });
  });
});
