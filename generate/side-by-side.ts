/** Runs commands at once, each on a core of its own, and fails where one of them does: `tsx generate/side-by-side.ts <command>…` */
import { spawn } from 'child_process';

/** Whether it succeeded. What it says is shown when it ends, so that it stays together. */
async function run(command: string): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(Buffer.concat(said));
  if (code !== 0) process.stdout.write(`Failed: ${command}\n`);
  return code === 0;
}

void Promise.all(process.argv.slice(2).map(run)).then((succeeded) => {
  process.exitCode = succeeded.every(Boolean) ? 0 : 1;
});
