import type { Explanations } from './explanation';

/** What a service refuses, or gets wrong. */
export const SERVICE = {
  'permission-denied': {
    title: 'The token lacks a permission',
    cause:
      'The service responded with 403, or it hides the object from this token: the absence of an object is never assumed without proof.',
    lookAt:
      'The method and the path in the message, and the policies or team permissions of the token. On the platform, 404 may also mean that the permission is missing.',
    remedy:
      'Grant the permission, or use a token that has it. `lintel permissions` prints the least permissions that a stack needs.',
    example: 'The service responded with an error: POST /sys/mounts/db: 403 permission denied.',
  },
  'object-not-found': {
    title: 'An object does not exist',
    cause: 'The object that is to be read, imported or used does not exist, or the token may not see it.',
    lookAt: 'The id or name in the message, including its organization, namespace and mount.',
    remedy: 'Correct the id, create the object first, or use a token that may read it.',
    example: 'Error: Cannot read data source lintel_agent_pool',
  },
  'mount-missing': {
    title: 'No engine is mounted at the path',
    cause: 'The secrets service has no engine or auth method at the path that `mount` names.',
    lookAt: 'The mounts of the namespace, and whether the mount is created in the same run without a reference to it.',
    remedy: 'Mount the engine, correct the path, or refer to the resource of the mount so that it is created first.',
    example: 'Error: Cannot create lintel_database_role',
  },
  'namespace-missing': {
    title: 'The namespace does not exist',
    cause: 'The secrets service does not have the namespace of the connection or of the resource.',
    lookAt: 'The namespace in the provider block, in the environment, and in the resource.',
    remedy: 'Create the namespace, or correct its path. Paths are relative to the namespace of the connection.',
    example: 'Error: Cannot read lintel_secrets_mount',
  },
  'request-refused': {
    title: 'The service refused the request',
    cause: 'The service responded with an error that only it can explain, such as 400, 404, 409 or 422.',
    lookAt:
      'The message of the service, which is quoted as it is, and the attribute that it concerns. The request id finds the request in the logs of the service.',
    remedy: 'Change what the service objects to. With `TF_LOG_PROVIDER=TRACE`, the log has the redacted bodies.',
    example: 'The service responded with an error: POST /organizations/acme/tasks: 422 Name has already been taken.',
  },
  'too-many-requests': {
    title: 'The service limits the rate of requests',
    cause: 'The service still responded with 429 after requests had been repeated more slowly.',
    lookAt: 'Other pipelines that use the same token, and the rate limit or quota of the service.',
    remedy: 'Run again later, run fewer pipelines at a time, or lower `-parallelism`.',
    example: 'The service responded with an error: GET /runs: 429 too many requests.',
  },
  'service-failed': {
    title: 'The service failed',
    cause: 'The service, or a gateway in front of it, responded with a status of 500 or above.',
    lookAt: 'The health of the service and its logs; the message contains the request id if the service sent one.',
    remedy: 'Run again once the service works. The next plan reads what took effect.',
    example: 'The service responded with an error: PUT /sys/policies/acl/ops: 503 the service is not available.',
  },
  'service-unreachable': {
    title: 'The service cannot be reached',
    cause: 'No connection to the address was possible, so nothing was sent.',
    lookAt:
      'The address, the name server, the firewall, the certificate, and the proxy if the message names one (`HTTPS_PROXY`, `NO_PROXY`).',
    remedy:
      'Correct what the reason in the message names. For a certificate of your own certificate authority, set `ca_cert_file`.',
    example: 'The service cannot be reached: GET /sys/mounts: https://secrets.example cannot be reached: ECONNREFUSED.',
  },
  'response-lost': {
    title: 'A response was lost',
    cause: 'A request was sent and no complete response arrived: it may have taken effect.',
    lookAt: 'The object on the service, and proxies with short timeouts between it and the run.',
    remedy:
      'Plan again: the plan reads the current state of the object. Nothing is repeated that is not safe to repeat.',
    example: 'The response of the service was lost, so the request may have taken effect.',
  },
  'response-foreign': {
    title: 'Something else responds in place of the service',
    cause:
      'A proxy, a gateway, a firewall or a login page between Lintel and the service responded to the request. Nothing is concluded from it about the object or the token, and the state keeps what it has.',
    lookAt: 'The line that the message quotes, the proxy that it names, and the address.',
    remedy:
      'Permit the request there, or configure the address of the service itself. `NO_PROXY` exempts a host from the proxy.',
    example:
      'Something in front of the service has responded in its place: GET /tasks/task-1: 403 with HTML instead of JSON.',
  },
  'response-malformed': {
    title: 'The response cannot be used',
    cause:
      'The response does not follow the API of the service. It may come from a proxy, a login page or another product.',
    lookAt: 'The address, the dialect of the connection, and the release of the service.',
    remedy: 'Configure the address of the service itself, and the dialect that it has.',
    example: 'The service returned a response that cannot be used: GET /policies: the response is malformed.',
  },
  'address-unsafe': {
    title: 'The service leads to an address without encryption',
    cause: 'A service with an https address redirects a request, or directs an upload, to an http address.',
    lookAt: 'The address that the message names, which the operators of the service have configured.',
    remedy: 'Ask the operators to configure an https address. Nothing was sent there.',
    example: 'the service directs this request to an address without encryption, http://archive.example',
  },
  'service-warning': {
    title: 'The service added a warning to its response',
    cause: 'The request succeeded, and the service has something to say about it, which is quoted.',
    lookAt: 'The text of the warning, and the documentation of the service.',
    remedy: 'Decide whether the configuration should change. The object was written as configured.',
    example: 'Warning: Warning from the service',
  },
  'interrupted': {
    title: 'The run was interrupted',
    cause: 'Ctrl-C, a signal, or the end of the job stopped the run.',
    lookAt: 'Whether the message says that a request may have taken effect.',
    remedy: 'Run again. A plan reads what has happened.',
    example: 'Error: Interrupted: cannot create lintel_run_task',
  },
  'unfinished': {
    title: 'The service has not finished its work',
    cause: 'The object exists, and work that the service does by itself has not ended within the time to wait.',
    lookAt: 'The state of the object on the service, and `timeouts` of the resource.',
    remedy: 'Apply again, which continues; or allow more time. The message names the import id if one is needed.',
    example: 'Error: Cannot create lintel_registry_module',
  },
  'bug': {
    title: 'A bug in Lintel',
    cause: 'Something happened that Lintel does not expect. The configuration is probably not at fault.',
    lookAt: 'Whether a newer release has the same fault.',
    remedy: 'Report it with the text of the message and a log (see above). Secrets are redacted in both.',
    example: 'Error: Cannot read lintel_run_task: a bug in the provider',
  },
} satisfies Explanations;
