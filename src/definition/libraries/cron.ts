import { CronPattern } from 'croner';

/** Whether the values, ranges and steps of five cron fields are valid; their characters are checked before. */
export function isCronPattern(expression: string): boolean {
  try {
    new CronPattern(expression, undefined, { mode: '5-part', sloppyRanges: true });
    return true;
  } catch {
    return false;
  }
}
