import { Estate } from './estate';
import { CTRL_C, describeWithTerminal, ENTER, sitDown } from '../terminal';

jest.setTimeout(60_000);

describeWithTerminal('whoever sits at a terminal', () => {
  let estate: Estate;
  const begin = () => sitDown(['adopt', '--only', 'run_task', '--language', 'hcl', '--no-plan', estate.folder], { ...estate.environment(), CI: '' });

  beforeAll(async () => {
    estate = await Estate.start();
    for (const name of ['prod-scan', 'prod-cost', 'test-scan']) await estate.runTask({ name });
  });
  afterAll(() => estate.close());

  it('is shown what there is, and may leave without a trace', async () => {
    const sitting = begin();
    await sitting.until('Which of them?');
    sitting.type(CTRL_C);
    const { code, output } = await sitting.finished;
    expect(output).toContain('prod-cost');
    expect(output).toContain('error: interrupted: nothing was written.');
    expect([code, estate.files()]).toEqual([130, []]);
  });

  it('may say no', async () => {
    const sitting = begin();
    await sitting.until('Which of them?');
    sitting.type(ENTER);
    await sitting.until('Write code for these 3?');
    sitting.type(`n${ENTER}`);
    expect([(await sitting.finished).code, estate.files()]).toEqual([1, []]);
  });

  it('chooses, and chooses again, until it is right', async () => {
    const sitting = begin();
    await sitting.until('Which of them?');
    sitting.type(`nothing-is-called-so${ENTER}`);
    await sitting.until(/None fits\.[^]*Which of them\?/);
    sitting.type(`prod-*${ENTER}`);
    await sitting.until('Write code for these 2?');
    sitting.type(`c${ENTER}`);
    await sitting.until(/Choose again\.[^]*Which of them\?/);
    sitting.type(`*-scan !test-*${ENTER}`);
    await sitting.until('Write code for these 1?');
    sitting.type(`y${ENTER}`);
    expect((await sitting.finished).code).toBe(0);
    expect(estate.read('run_tasks.tf').match(/^resource .*$/gm)).toEqual(['resource "lintel_run_task" "prod_scan" {']);
  });
});
