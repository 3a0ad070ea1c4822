import { accessSync, constants } from 'fs';

/** Whether the file exists and can be executed. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
