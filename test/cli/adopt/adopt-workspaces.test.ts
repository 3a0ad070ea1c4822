/** @tier complete */
import { spawnSync } from 'child_process';
import { Estate, planLine, WORKSPACE_KEYS } from './estate';

// Each run of the command also runs terraform.
jest.setTimeout(300_000);

/** As many as an organization has is `ADOPTED_WORKSPACES=300`. */
const COUNT = Number(process.env.ADOPTED_WORKSPACES ?? 12);

describe('workspaces with their variables and the access of teams, adopted as HCL,', () => {
  let estate: Estate;
  let shop: string;

  beforeAll(async () => {
    estate = await Estate.start();
    shop = await estate.workspaces(COUNT);
    // The same name in both categories, and one whose value nobody sees.
    await estate.variable(shop, 'AWS_REGION', { category: 'terraform' });
    await estate.variable(shop, 'password', { sensitive: true });
  });

  afterAll(() => estate.close());

  const only = ['workspace', 'variable', 'team', 'team_workspace_access', 'project'].flatMap((type) => [
    '--only',
    type,
  ]);
  const run = () => estate.adopt(['--language', 'hcl', ...only, estate.folder]);

  it('have a table of the variables and one of the access for each workspace, and import everything', async () => {
    const finished = await run();
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    const { objects } = JSON.parse(estate.read('lintel-adopt.json')) as { objects: { type: string; name: string }[] };
    expect(planLine(finished)).toBe(`Plan: ${objects.length} to import, 0 to add, 0 to change, 0 to destroy.`);
    const variables = objects.filter(({ type }) => type === 'lintel_variable').map(({ name }) => name);
    expect(variables).toHaveLength(COUNT * WORKSPACE_KEYS.length + 2);
    expect(variables).toEqual(
      expect.arrayContaining(['shop["env AWS_REGION"]', 'shop["terraform AWS_REGION"]', 'shop["owner"]']),
    );
    const text = estate.read('variables.tf');
    // What has a secret is a block of its own.
    expect(text.match(/^resource /gm)).toHaveLength(COUNT + 1);
    expect(text).toContain('workspace_id = lintel_workspace.shop.id\n');
    expect(estate.read('access_of_teams_to_workspaces.tf').match(/^resource /gm)).toHaveLength(COUNT);
    expect(spawnSync('terraform', ['fmt', '-check', '-diff', estate.folder], { encoding: 'utf8' }).stdout).toBe('');
    process.stdout.write(`${COUNT} workspaces: ${text.split('\n').length} lines for ${variables.length} variables\n`);
  });

  it('get a table of their own for what is new in the next run, beside what the user has edited', async () => {
    await estate.variable(shop, 'team');
    await estate.variable(shop, 'tier');
    const before = estate.read('variables.tf');
    const finished = await run();
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    expect(estate.read('variables.tf')).toBe(before);
    expect(estate.read('variables_2.tf')).toContain('to       = lintel_variable.shop_variables[each.key]\n');
  });
});
