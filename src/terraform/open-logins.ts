/** The logins of this process, which are revoked before it ends. */
interface LoggedIn {
  endLogin(): Promise<void> | undefined;
}

const clients = new Set<LoggedIn>();

/** Remembers a client that may log in. */
export function rememberLogin(client: LoggedIn): void {
  clients.add(client);
}

/** Revokes what the clients obtained, within a second. Undefined if there is nothing to revoke, so that most processes end without waiting. */
export function endLogins(): Promise<void> | undefined {
  const ending = [...clients].flatMap((client) => client.endLogin() ?? []);
  return ending.length === 0 ? undefined : Promise.all(ending).then(() => undefined);
}

/** For a process that is configured again: the next command has separate clients. */
export function forgetLogins(forgotten: Iterable<unknown>): void {
  for (const client of forgotten) {
    if (clients.delete(client as LoggedIn)) void (client as LoggedIn).endLogin();
  }
}
