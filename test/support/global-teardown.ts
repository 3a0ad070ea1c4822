import { rmSync } from 'fs';

/** What a run of tests has left among the temporary files goes with it. */
export default function globalTeardown(): void {
  const folder = process.env.JEST_RUN_FOLDER;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
