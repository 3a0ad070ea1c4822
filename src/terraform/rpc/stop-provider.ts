import { abortAll } from '../grpc/lifetime';
import type { Session } from '../session';
import type { StopProviderResponse } from '../wire/messages';

/** The first interrupt: what is in flight is given up, and answers with an error and the state it had. */
export function stopProvider(session: Session): StopProviderResponse {
  session.stop();
  abortAll();
  return { error: '' };
}
