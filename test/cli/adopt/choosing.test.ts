import { CTRL_C, describeWithTerminal, ENTER, sitDown } from '../terminal';
import { Estate } from './estate';

jest.setTimeout(60_000);

describeWithTerminal('a user of lintel adopt at a terminal', () => {
  let estate: Estate;
  const begin = () =>
    sitDown(['adopt', '--only', 'run_task', '--language', 'hcl', '--no-plan', estate.folder], {
      ...estate.environment(),
      CI: '',
    });

  beforeAll(async () => {
    estate = await Estate.start();
    for (const name of ['prod-scan', 'prod-cost', 'test-scan']) await estate.runTask({ name });
  });
  afterAll(() => estate.close());

  it('sees the objects, and can interrupt without leaving anything behind', async () => {
    const sitting = begin();
    await sitting.until('Which objects?');
    sitting.type(CTRL_C);
    const { code, output } = await sitting.finished;
    expect(output).toContain('prod-cost');
    expect(output).toContain('error: interrupted: nothing was written.');
    expect([code, estate.files()]).toEqual([130, []]);
  });

  it('can decline to generate code', async () => {
    const sitting = begin();
    await sitting.until('Which objects?');
    sitting.type(ENTER);
    await sitting.until('Generate code for 3 objects?');
    sitting.type(`n${ENTER}`);
    expect([(await sitting.finished).code, estate.files()]).toEqual([1, []]);
  });

  it('can change the choice before confirming', async () => {
    const sitting = begin();
    await sitting.until('Which objects?');
    sitting.type(`nothing-is-called-so${ENTER}`);
    await sitting.until(/No object matches\.[^]*Which objects\?/);
    sitting.type(`prod-*${ENTER}`);
    await sitting.until('Generate code for 2 objects?');
    sitting.type(`c${ENTER}`);
    await sitting.until(/Enter other patterns\.[^]*Which objects\?/);
    sitting.type(`*-scan !test-*${ENTER}`);
    await sitting.until('Generate code for 1 object?');
    sitting.type(`maybe${ENTER}`);
    await sitting.until(/Enter yes, no or change\.[^]*Generate code for 1 object\?/);
    sitting.type(`y${ENTER}`);
    expect((await sitting.finished).code).toBe(0);
    expect(estate.read('run_tasks.tf').match(/^resource .*$/gm)).toEqual(['resource "lintel_run_task" "prod_scan" {']);
  });
});
