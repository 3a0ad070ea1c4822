import { ApiError, NotPermitted } from '../../../../clients/errors';

/** Explains a 403, which the service also returns if public modules or providers cannot be recorded at all. */
export async function explained<T>(things: 'modules' | 'providers', act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    const words = error.message.slice(`${error.method} ${error.path}: `.length);
    throw new NotPermitted(
      error,
      error.status,
      `${words}; the curation of public ${things} is disabled, or the token may not do it`,
    );
  }
}
