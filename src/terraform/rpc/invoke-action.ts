import { handlerConfig } from '../../plan/inputs';
import { printed } from '../../plan/known-secrets';
import type { Call } from '../../plugin-protocol/rpc';
import { Diagnostic, InvokeActionEvent, InvokeActionRequest } from '../../plugin-protocol/wire/messages';
import { readConfiguration } from '../configuration';
import { errorDiagnostic } from '../diagnostics';
import type { Session } from '../session';

/** Sends progress events while the action runs, then exactly one completion event. Terraform does not accept other events. */
export async function* invokeAction(
  session: Session,
  request: InvokeActionRequest,
  call: Call,
): AsyncGenerator<InvokeActionEvent> {
  const { actionType } = request;
  const registered = session.action(actionType);
  const { attributes } = registered.definition();
  const diagnostics: Diagnostic[] = [];
  const progress = new Progress();
  const done = (async () => {
    const config = readConfiguration(session, { attributes }, request.config);
    await registered
      .handlers()
      .invoke(session.context(call, diagnostics, attributes), handlerConfig({ attributes }, config), (message) =>
        progress.report(message),
      );
  })().catch(
    (error) =>
      void diagnostics.push(errorDiagnostic(error, { what: `invoke ${actionType}`, type: actionType, attributes })),
  );
  const unwatch = session.watch((message) => progress.report(message));
  void done.finally(() => {
    unwatch();
    progress.end();
  });
  for await (const message of progress) yield { progress: { message: printed(message) } };
  await done;
  yield { completed: { diagnostics } };
}

/** A queue of progress messages that can be iterated while messages are added. */
class Progress implements AsyncIterable<string> {
  private readonly lines: string[] = [];
  private ended = false;
  private wake: () => void = () => undefined;

  public report(line: string): void {
    this.lines.push(line);
    this.wake();
  }

  public end(): void {
    this.ended = true;
    this.wake();
  }

  public async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (;;) {
      for (let line = this.lines.shift(); line !== undefined; line = this.lines.shift()) yield line;
      if (this.ended) return;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
