import type { Explanations } from './explanation';

/** Faults on the way to a service. */
export const CONNECTION = {
  'connection-missing': {
    title: 'No address or no token is configured',
    cause: 'A resource needs a service whose address or token is configured nowhere.',
    lookAt:
      'The provider block, the environment variables that the message names, and, in a pipeline, whether the job passes them on. The message also says which half of the connection was found, and where.',
    remedy:
      'Set the address and the token in the provider block or by the environment. The page of the provider lists every source, in order.',
    example: 'Error: The connection is not configured',
  },
  'connection-unknown': {
    title: 'The connection is known only after apply',
    cause: 'The provider block refers to a value that another resource creates in the same run.',
    lookAt: 'The expressions in the provider block.',
    remedy:
      'Apply what the provider block depends on first (`terraform apply -target=…`), move it to another stack, or configure the connection by the environment.',
    example: 'The `secrets` block of the provider has values that are known only after apply.',
  },
  'connection-invalid': {
    title: 'A setting of the connection is not valid',
    cause: 'An address, a certificate, a proxy or another setting of a connection was found but cannot be used.',
    lookAt: 'The source that the message names: an attribute of the provider block, a variable, or a file.',
    remedy: 'Correct the setting there. Values from the provider block take precedence over the environment.',
    example: 'Error: The connection is not configured correctly',
  },
  'connection-unencrypted': {
    title: 'Credentials are sent without encryption',
    cause: 'The address begins with `http:`, so that everyone on the network path can read the token.',
    lookAt: 'The address in the provider block, in the environment, or of the cluster.',
    remedy: 'Use the https address of the service. On a development machine, the warning can be ignored.',
    example: 'Warning: A token is sent without encryption',
  },
  'login-failed': {
    title: 'The login to the secrets service failed',
    cause: 'The service refused the proof that the auth method sent, or the proof could not be obtained.',
    lookAt:
      'The method, mount and role in the message; the bounds of the role, such as its audience, subject or addresses; the clock of the machine.',
    remedy:
      'Correct the login block or the role. `lintel login` with the same settings and no command shows who the login is.',
    example: 'Error: Cannot log in to the secrets service',
  },
  'token-invalid': {
    title: 'The service does not accept the token',
    cause: 'The service responded with 401: the token has expired, was revoked, or belongs to another address.',
    lookAt: 'The source of the token, which the message names, and the address it is sent to.',
    remedy: 'Create a new token and set it at that source, or log in with an auth method instead of a stored token.',
    example: 'The service responded with an error: GET /workspaces/ws-1: 401 the token is missing or not valid.',
  },
  'place-changed': {
    title: 'The state is from another address or namespace',
    cause:
      'The objects in the state are at another address, or in another namespace, than the connection of this run. Looked for in the wrong place, all of them would seem to be deleted.',
    lookAt: 'Both places in the message, the provider block, and the variables that set the address and the namespace.',
    remedy:
      'Connect to the place that the state is from. If the service, with everything in it, has moved, set the variable that the message names for one apply.',
    example: 'Error: The object is at another place',
  },
  'cluster-changed': {
    title: 'Another cluster serves the address',
    cause:
      'The secrets service at the address has another cluster id than when the objects were last read: it is a new server, such as a development server that was restarted.',
    lookAt: 'Whether the service was restarted, restored or replaced, and where the address leads.',
    remedy:
      'If the new cluster is meant, apply the plan, which creates the objects again. Otherwise correct the address.',
    example: 'Warning: Another cluster serves the address',
  },
  'organization-out-of-sight': {
    title: 'The organization is not one of those of the token',
    cause:
      'An object is gone, and so is its organization as far as this token can tell: it is not in the list of the organizations that the token belongs to. Either it was deleted, or the token is one of another organization.',
    lookAt: 'The organization in the message, and whose token is used.',
    remedy:
      'If the organization was deleted, apply the plan. Otherwise use a token of this organization: an apply with the wrong one forgets its objects.',
    example: 'Warning: The token may be one of another organization',
  },
  'login-notice': {
    title: 'The login works, but needs attention',
    cause: 'The token of the login is shorter, weaker, or used in another way than expected.',
    lookAt: 'The text of the warning.',
    remedy: 'Adjust the role or the login block as the message says.',
    example: 'Warning: The token of the login has a limited number of uses',
  },
} satisfies Explanations;
