export interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly expiresAt: Date;
  readonly statements: readonly string[];
}

export interface UserChange {
  readonly username: string;
  readonly statements: readonly string[];
}

/** A plugin's operations on its database. The service returns the message of a rejection, which contains no secrets. */
export interface Database {
  verify(): Promise<void>;
  createUser(user: NewUser): Promise<void>;
  changePassword(change: UserChange & { readonly password: string }): Promise<void>;
  renewUser(change: UserChange & { readonly expiresAt: Date }): Promise<void>;
  removeUser(change: UserChange): Promise<void>;
}
