/**
 * Settings of every client of AWS. What cannot be reached from a VPC answers nothing at all: without a limit a connection would be waited for
 * until the function is over. How often something is asked again is decided in `patience.ts`.
 */
export const AWS_CLIENT = { maxAttempts: 1, requestHandler: { connectionTimeout: 5_000, socketTimeout: 20_000 } } as const;
