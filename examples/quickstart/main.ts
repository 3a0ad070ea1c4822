/**
 * `npm run quickstart`: the main workflow of Lintel against the emulator. Shows every command as a user would type it. Exits with 1 on the
 * first unexpected result.
 */
import { startEmulator } from './emulator';
import { buildIfNeeded, findTerraform } from './prepare';
import { Scratch } from './scratch';
import { explain, note, step, surprise } from './story';

const SCAN = 'image-scan';

async function main(): Promise<void> {
  const terraform = findTerraform();
  buildIfNeeded();
  const scratch = new Scratch(terraform);
  const emulator = await startEmulator();
  try {
    await runSteps(scratch, emulator);
  } finally {
    await emulator.stop();
    scratch.remove();
  }
}

async function runSteps(scratch: Scratch, emulator: Awaited<ReturnType<typeof startEmulator>>): Promise<void> {
  scratch.environment = emulator.environment;
  const before = await emulator.snapshot();

  step('Synthesize the TypeScript app of examples/typescript/platform-team');
  scratch.synthesize();
  note(`wrote ${scratch.describeStack()}; the provider and its lock file entry are beside it`);

  step('Plan the stack');
  scratch.terraform('init', '-input=false');
  explain(scratch.terraform('plan', '-input=false', '-out=first.plan'));

  step('Review the plan');
  explain(scratch.review('first.plan'));

  step('Apply the plan');
  explain(scratch.terraform('apply', '-input=false', 'first.plan'));
  const made = await emulator.runTasks();
  note(`the platform now has ${made.length} run tasks: ${made.map(({ name }) => name).join(', ')}`);

  step('Plan again: there are no changes');
  scratch.expectEmptyPlan();

  step(`Disable ${SCAN} outside of Terraform`);
  const scan = made.find(({ name }) => name === SCAN) ?? surprise(`the app created no run task named ${SCAN}`);
  await emulator.change(scan.id, { enabled: false });
  note(`PATCH /api/v2/tasks/${scan.id} {"enabled": false}`);

  step('Detect the drift');
  const drift = scratch.lookForDrift();
  explain(drift);
  if (!drift.includes('enabled: true → false')) surprise('the report does not contain the drift');

  step('Apply again to revert the drift');
  explain(scratch.terraform('apply', '-input=false', '-auto-approve'));
  if (!(await emulator.runTasks()).find(({ id }) => id === scan.id)?.enabled) surprise(`${SCAN} is still disabled`);
  scratch.expectEmptyPlan();

  step('Create a run task by hand, and import it into the app with an import block');
  const handMade = await emulator.create('hand-made');
  note(`POST /api/v2/organizations/acme/tasks created ${handMade}`);
  scratch.environment = { ...emulator.environment, ADOPT_RUN_TASK: handMade };
  scratch.synthesize();
  const adopted = scratch.terraform('apply', '-input=false', '-auto-approve');
  explain(adopted);
  if (!/1 imported, 0 added, 0 changed, 0 destroyed/.test(adopted)) surprise('the import has other changes');
  scratch.expectEmptyPlan();

  step('Destroy everything');
  explain(scratch.terraform('destroy', '-input=false', '-auto-approve'));
  const after = await emulator.snapshot();
  if (after !== before) surprise('the platform is not in its initial state');
  const unknown = await emulator.unknownRequests();
  if (unknown > 0) surprise(`${unknown} requests were sent to unknown endpoints`);
  note('the platform is in its initial state, and all requests used documented endpoints');
}

main().then(
  () => note('done'),
  (error: Error) => {
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  },
);
