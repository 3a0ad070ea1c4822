/**
 * Settings of every AWS client. A service that a VPC cannot reach does not respond at all: without a timeout, the function would wait for the
 * connection until its own time is up. `retries.ts` decides about retries.
 */
export const AWS_CLIENT = {
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 5_000, socketTimeout: 20_000 },
} as const;
