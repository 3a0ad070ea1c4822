import { rmSync } from 'fs';

/** Deletes the temporary files of a test run. */
export default function globalTeardown(): void {
  const folder = process.env.JEST_RUN_FOLDER;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
