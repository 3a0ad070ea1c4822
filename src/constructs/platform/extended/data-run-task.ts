import { DataRunTaskBase } from '../data-run-task';
import { IRunTask } from './references';

/**
 * A run task that exists.
 *
 * Terraform's type is `lintel_run_task`, a data source.
 */
export class DataRunTask extends DataRunTaskBase implements IRunTask {
  /** The id of the run task, as `id`. */
  public get runTaskId(): string {
    return this.id;
  }
}
