import { abortAll } from '../../plugin-protocol/grpc/lifetime';
import type { StopProviderResponse } from '../../plugin-protocol/wire/messages';
import type { Session } from '../session';

/** Called at the first interrupt. Aborts the calls in flight, which return an error with their prior state. */
export function stopProvider(session: Session): StopProviderResponse {
  session.stop();
  abortAll();
  return { error: '' };
}
