import type { Kind } from '../../store';

export interface RunTask {
  readonly id: string;
  readonly organization: string;
  readonly name: string;
  readonly url: string;
  readonly description: string | null;
  readonly category: string;
  /** Stored but never returned. */
  readonly hmacKey: string | null;
  readonly enabled: boolean;
  /** The agent pool it is called from; if absent, the service itself calls it. */
  readonly agentPool?: string;
}

export const runTasks: Kind<RunTask> = { name: 'runTasks', key: ({ id }) => id };
