/**
 * `npm run quickstart`: the main workflow of Lintel against the emulator. Shows every command as a user would type it. Exits with 1 on the
 * first unexpected result.
 */
import { startEmulator } from './emulator';
import { buildIfNeeded, findTerraform } from './prepare';
import { Stack } from './stack';
import { explain, note, step, surprise } from './story';

const SCAN = 'image-scan';

async function main(): Promise<void> {
  const terraform = findTerraform();
  buildIfNeeded();
  const emulator = await startEmulator();
  const foundation = new Stack(terraform, 'empty-to-credentials');
  const team = new Stack(terraform, 'typescript/platform-team');
  try {
    await runSteps(foundation, team, emulator);
  } finally {
    await emulator.stop();
    foundation.remove();
    team.remove();
  }
}

type Emulator = Awaited<ReturnType<typeof startEmulator>>;

async function runSteps(foundation: Stack, team: Stack, emulator: Emulator): Promise<void> {
  const before = await emulator.snapshot();
  await fillService(foundation, emulator);
  await manageTeam(team, emulator);

  step('Destroy everything');
  explain(team.terraform('destroy', '-input=false', '-auto-approve'));
  explain(foundation.terraform('destroy', '-input=false', '-auto-approve'));
  const after = await emulator.snapshot();
  if (after !== before) surprise('the services are not in their initial state');
  const unknown = await emulator.unknownRequests();
  if (unknown > 0) surprise(`${unknown} requests were sent to unknown endpoints`);
  note('both services are in their initial state, and all requests used documented endpoints');
}

/** From an empty secrets service to credentials, and a pipeline without a token. */
async function fillService(stack: Stack, emulator: Emulator): Promise<void> {
  stack.environment = emulator.environment;
  step('Synthesize the TypeScript app of examples/empty-to-credentials');
  stack.synthesize();
  note(`wrote ${stack.describeStack()}`);

  step('Plan it');
  stack.terraform('init', '-input=false');
  explain(stack.terraform('plan', '-input=false', '-out=first.plan'));

  step('Apply it: from an empty secrets service to credentials');
  explain(stack.terraform('apply', '-input=false', 'first.plan'));
  const leases = await emulator.leases();
  if (leases > 0) surprise(`${leases} credentials were not revoked`);
  note('a database user existed while Terraform ran: no plan, state or lease contains it');

  step('Plan it in a pipeline, which logs in by its identity and has no token');
  stack.environment = emulator.pipeline;
  stack.expectEmptyPlan();
  stack.environment = emulator.environment;
}

/** A stack in the engines that now exist: reviewed, applied, changed by others, repaired. */
async function manageTeam(team: Stack, emulator: Emulator): Promise<void> {
  team.environment = emulator.environment;
  step('Synthesize the TypeScript app of examples/typescript/platform-team');
  team.synthesize();
  note(`wrote ${team.describeStack()}; the provider and its lock file entry are beside it`);

  step('Plan the stack');
  team.terraform('init', '-input=false');
  explain(team.terraform('plan', '-input=false', '-out=first.plan'));

  step('Review the plan');
  explain(team.review('first.plan'));

  step('Apply the plan');
  explain(team.terraform('apply', '-input=false', 'first.plan'));
  const made = await emulator.runTasks();
  note(`the platform now has ${made.length} run tasks: ${made.map(({ name }) => name).join(', ')}`);

  step('Plan again: there are no changes');
  team.expectEmptyPlan();

  step(`Disable ${SCAN} outside of Terraform`);
  const scan = made.find(({ name }) => name === SCAN) ?? surprise(`the app created no run task named ${SCAN}`);
  await emulator.change(scan.id, { enabled: false });
  note(`PATCH /api/v2/tasks/${scan.id} {"enabled": false}`);

  step('Detect the drift');
  const drift = team.lookForDrift();
  explain(drift);
  if (!drift.includes('enabled: true → false')) surprise('the report does not contain the drift');

  step('Apply again to revert the drift');
  explain(team.terraform('apply', '-input=false', '-auto-approve'));
  if (!(await emulator.runTasks()).find(({ id }) => id === scan.id)?.enabled) surprise(`${SCAN} is still disabled`);
  team.expectEmptyPlan();

  step('Create a run task by hand, and import it into the app with an import block');
  const handMade = await emulator.create('hand-made');
  note(`POST /api/v2/organizations/acme/tasks created ${handMade}`);
  team.environment = { ...emulator.environment, ADOPT_RUN_TASK: handMade };
  team.synthesize();
  const adopted = team.terraform('apply', '-input=false', '-auto-approve');
  explain(adopted);
  if (!/1 imported, 0 added, 0 changed, 0 destroyed/.test(adopted)) surprise('the import has other changes');
  team.expectEmptyPlan();
}

main().then(
  () => note('done'),
  (error: Error) => {
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  },
);
