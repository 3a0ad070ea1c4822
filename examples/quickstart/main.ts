/**
 * `npm run quickstart`: the main job of Lintel from beginning to end, against the emulator. Every command is shown as a person would
 * type it, and the first surprise ends it with status 1.
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
    await report(scratch, emulator);
  } finally {
    await emulator.stop();
    scratch.remove();
  }
}

async function report(scratch: Scratch, emulator: Awaited<ReturnType<typeof startEmulator>>): Promise<void> {
  scratch.environment = emulator.environment;
  const before = await emulator.snapshot();

  step('Synthesize the TypeScript app of examples/typescript/platform-team');
  scratch.synthesize();
  note(`wrote ${scratch.describeStack()}; the provider lies beside it, with its entry in the lock file`);

  step('Plan it');
  scratch.terraform('init', '-input=false');
  explain(scratch.terraform('plan', '-input=false', '-out=first.plan'));

  step('Review the plan: what it means to people');
  explain(scratch.review('first.plan'));

  step('Apply the plan');
  explain(scratch.terraform('apply', '-input=false', 'first.plan'));
  const made = await emulator.runTasks();
  note(`the platform has ${made.length} run tasks now: ${made.map(({ name }) => name).join(', ')}`);

  step('Plan again: there must be nothing to do');
  scratch.expectEmptyPlan();

  step(`Somebody disables ${SCAN} behind Terraform's back`);
  const scan = made.find(({ name }) => name === SCAN) ?? surprise(`the app made no run task named ${SCAN}`);
  await emulator.change(scan.id, { enabled: false });
  note(`PATCH /api/v2/tasks/${scan.id} {"enabled": false}`);

  step('Look for drift: it is seen, and what becomes of it');
  const drift = scratch.lookForDrift();
  explain(drift);
  if (!drift.includes('enabled: true → false')) surprise('the report does not show the drift');

  step('Apply: the drift is repaired');
  explain(scratch.terraform('apply', '-input=false', '-auto-approve'));
  if (!(await emulator.runTasks()).find(({ id }) => id === scan.id)?.enabled) surprise(`${SCAN} is still disabled`);
  scratch.expectEmptyPlan();

  step('Somebody made a run task by hand; the app adopts it with an import block');
  const handMade = await emulator.create('hand-made');
  note(`POST /api/v2/organizations/acme/tasks made ${handMade}`);
  scratch.environment = { ...emulator.environment, ADOPT_RUN_TASK: handMade };
  scratch.synthesize();
  const adopted = scratch.terraform('apply', '-input=false', '-auto-approve');
  explain(adopted);
  if (!/1 imported, 0 added, 0 changed, 0 destroyed/.test(adopted)) surprise('the import did more, or less, than to import');
  scratch.expectEmptyPlan();

  step('Destroy everything');
  explain(scratch.terraform('destroy', '-input=false', '-auto-approve'));
  const after = await emulator.snapshot();
  if (after !== before) surprise('the platform is not as it was before');
  const unknown = await emulator.unknownRequests();
  if (unknown > 0) surprise(`${unknown} requests went to addresses that the service does not have`);
  note('the platform is as it was before, and every request was one that the service documents');
}

main().then(
  () => note('done'),
  (error: Error) => {
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  },
);
