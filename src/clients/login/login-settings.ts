/**
 * How to log in to the secrets service, as configured and as resolved. Data only: the code that logs in is in the other files of this folder, which
 * are loaded only if there is a login.
 */

/** The `login` object of the provider block: a namespace and exactly one method. */
export interface LoginInput {
  readonly namespace?: string;
  readonly jwt?: {
    readonly mount?: string;
    readonly role?: string;
    readonly token?: string;
    readonly tokenFile?: string;
    readonly tokenVariable?: string;
    readonly audience?: string;
    readonly tag?: string;
  };
  readonly kubernetes?: { readonly mount?: string; readonly role: string; readonly tokenFile?: string };
  readonly approle?: {
    readonly mount?: string;
    readonly roleId: string;
    readonly secretId?: string;
    readonly secretIdFile?: string;
    readonly secretIdVariable?: string;
    readonly wrapped?: boolean;
  };
  readonly cert?: {
    readonly mount?: string;
    readonly role?: string;
    readonly clientCertFile: string;
    readonly clientKeyFile: string;
  };
  readonly aws?: {
    readonly mount?: string;
    readonly role?: string;
    readonly region?: string;
    readonly stsEndpoint?: string;
    readonly headerValue?: string;
  };
  readonly tokenFile?: string;
  readonly path?: { readonly path: string; readonly parameters?: Readonly<Record<string, string>> };
}

/** A login that is fully resolved except for the proof, which is read when needed. */
export interface LoginSettings {
  readonly method: LoginMethod;
  /** The namespace of the auth method. */
  readonly namespace?: string;
  /** Where the login is configured or recognized, for messages: "provider block". Never contains a value. */
  readonly source: string;
  /** For messages: "the login by jwt at `auth/github`". */
  readonly words: string;
  /** The environment in which to look for proofs. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export type LoginMethod =
  | {
      readonly kind: 'jwt';
      readonly mount: string;
      readonly role?: string;
      /** Undefined if the environment provides it. */
      readonly proof?: Proof;
      readonly audience?: string;
      readonly tag?: string;
    }
  | { readonly kind: 'kubernetes'; readonly mount: string; readonly role: string; readonly proof: Proof }
  | {
      readonly kind: 'approle';
      readonly mount: string;
      readonly roleId: string;
      readonly proof: Proof;
      /** The proof is a wrapping token, which contains the secret id. */
      readonly wrapped: boolean;
    }
  | {
      readonly kind: 'cert';
      readonly mount: string;
      readonly role?: string;
      readonly clientCertFile: string;
      readonly clientKeyFile: string;
    }
  | {
      readonly kind: 'aws';
      readonly mount: string;
      readonly role?: string;
      readonly region?: string;
      readonly stsEndpoint?: string;
      readonly headerValue?: string;
    }
  | { readonly kind: 'token_file'; readonly file: string }
  | { readonly kind: 'path'; readonly path: string; readonly parameters: Readonly<Record<string, string>> };

/** Where a secret is read from. A file is read at each login. */
export type Proof =
  | { readonly from: 'value'; readonly value: string; readonly source: string }
  | { readonly from: 'file'; readonly file: string }
  | { readonly from: 'variable'; readonly variable: string };

/** In a pod: the token of its service account. */
export const SERVICE_ACCOUNT_FILE = '/var/run/secrets/kubernetes.io/serviceaccount/token';
