import { randomUUID } from 'crypto';
import type { Framework } from '../framework/framework';
import type { ScaffoldFile } from './project';

/** `cdktf.json`, which both frameworks read. `app` is the command that synthesizes. */
export function cdktfJson(language: string, app: string, { context }: Framework): ScaffoldFile {
  return {
    path: 'cdktf.json',
    text: json({
      language,
      app,
      projectId: randomUUID(),
      sendCrashReports: 'false',
      ...(context && { context }),
    }),
  };
}

export function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
