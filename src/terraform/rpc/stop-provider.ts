import { abortAll } from '../../plugin-protocol/grpc/lifetime';
import type { StopProviderResponse } from '../../plugin-protocol/wire/messages';
import type { Session } from '../session';

/** The first interrupt: what is in flight is given up, and answers with an error and the state it had. */
export function stopProvider(session: Session): StopProviderResponse {
  session.stop();
  abortAll();
  return { error: '' };
}
