/**
 * Settings of every AWS client. A service that cannot be reached from a VPC does not respond at all: without a timeout, the function would
 * wait for the connection until its own time is over. `retries.ts` decides about retries.
 */
export const AWS_CLIENT = {
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 5_000, socketTimeout: 20_000 },
} as const;
