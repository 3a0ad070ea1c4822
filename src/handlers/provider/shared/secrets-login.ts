import type { Attributes, ObjectAttribute, ScalarAttribute } from '../../../definition/attribute';
import type { Rule } from '../../../definition/rule';

const NOT_EMPTY = { rule: 'length', min: 1, unit: 'characters' } as const;

/** Segments that are not empty, without the `auth/` that the service prepends. */
const MOUNT: Rule = {
  rule: 'pattern',
  pattern: '^(?!auth/)[^/\\s]+(/[^/\\s]+)*$',
  words: 'be the path of the auth mount without `auth/` and without a slash at its ends, such as `github`',
};

const LOGIN_PATH: Rule = {
  rule: 'pattern',
  pattern: '^auth/[^/\\s?#]+(/[^/\\s?#]+)+$',
  words: 'be a path below `/v1` that begins with `auth/`, such as `auth/ldap/login/deploy`',
};

const mount = (standard: string): ScalarAttribute => ({
  type: 'string',
  use: 'optional',
  rules: [MOUNT],
  absent: `it is \`${standard}\``,
  doc: 'The path of the auth mount, without `auth/`.',
});

const role = (absent: string): ScalarAttribute => ({
  type: 'string',
  use: 'optional',
  rules: [NOT_EMPTY],
  absent,
  doc: 'The role of the auth method.',
});

const text = (doc: string, absent: string): ScalarAttribute => ({
  type: 'string',
  use: 'optional',
  rules: [NOT_EMPTY],
  absent,
  doc,
});

const needed = (doc: string): ScalarAttribute => ({ type: 'string', use: 'required', rules: [NOT_EMPTY], doc });

const secret = (doc: string): ScalarAttribute => ({ ...needed(doc), sensitive: true });

const FOUND = 'it comes from another source, or from the surroundings';
const OTHER_SOURCE = 'it comes from another source';

const jwt: ObjectAttribute = {
  type: 'object',
  use: 'required',
  doc: 'A login with a signed JWT, such as the identity token of a pipeline.',
  attributes: {
    mount: mount('jwt'),
    role: role('the default role of the auth method applies'),
    source: {
      use: 'optional',
      construct: 'JwtSource',
      absent: 'the surroundings provide the JWT',
      doc: 'Where the JWT comes from.',
      choice: {
        token: { token: { ...secret('The JWT.'), absent: FOUND } },
        file: {
          tokenFile: { ...needed('The path of a file with the JWT, which is read at each login.'), absent: FOUND },
        },
        variable: { tokenVariable: { ...needed('The name of the environment variable with the JWT.'), absent: FOUND } },
      },
    },
    audience: text(
      'The audience that the JWT is requested for. A JWT that is not for this audience is not sent.',
      'GitHub Actions chooses the audience, and any other JWT is sent whatever its audience is',
    ),
    tag: {
      type: 'string',
      use: 'optional',
      rules: [{ rule: 'pattern', pattern: '^[A-Za-z0-9_]+$', words: 'consist of letters, digits and underscores' }],
      absent: 'it is the untagged one',
      doc: 'The tag of the workload identity token: `APP` selects the variable `TFC_WORKLOAD_IDENTITY_TOKEN_APP`.',
    },
  },
};

const kubernetes: ObjectAttribute = {
  type: 'object',
  use: 'required',
  doc: 'A login with the token of a Kubernetes service account.',
  attributes: {
    mount: mount('kubernetes'),
    role: needed('The role of the auth method.'),
    tokenFile: text(
      'The path of the file with the token, which is read at each login.',
      'it is `/var/run/secrets/kubernetes.io/serviceaccount/token`',
    ),
  },
};

const approle: ObjectAttribute = {
  type: 'object',
  use: 'required',
  doc: 'A login with the role id and a secret id of an AppRole.',
  attributes: {
    mount: mount('approle'),
    roleId: needed('The role id.'),
    source: {
      use: 'required',
      construct: 'SecretIdSource',
      doc: 'Where the secret id comes from.',
      choice: {
        secretId: {
          secretId: { ...secret('The secret id, or with `wrapped` its wrapping token.'), absent: OTHER_SOURCE },
        },
        file: {
          secretIdFile: {
            ...needed('The path of a file with the secret id, which is read at each login.'),
            absent: OTHER_SOURCE,
          },
        },
        variable: {
          secretIdVariable: {
            ...needed('The name of the environment variable with the secret id.'),
            absent: OTHER_SOURCE,
          },
        },
      },
    },
    wrapped: {
      type: 'bool',
      use: 'optional',
      absent: 'it is `false`',
      doc: 'Whether the secret id is wrapped. It is unwrapped before the login, after a check that a secret id of this mount is in it. A wrapped secret id serves one process only: use it with `lintel login`.',
    },
  },
};

const cert: ObjectAttribute = {
  type: 'object',
  use: 'required',
  doc: 'A login with a TLS client certificate, which every request presents.',
  attributes: {
    mount: mount('cert'),
    role: role('the service tries all roles'),
    clientCertFile: needed('The path of a PEM file with the client certificate.'),
    clientKeyFile: needed('The path of a PEM file with its private key.'),
  },
};

const aws: ObjectAttribute = {
  type: 'object',
  use: 'required',
  doc: 'A login with an AWS identity: a signed request `sts:GetCallerIdentity`, made from the usual sources of AWS credentials. It is sent to the secrets service alone.',
  attributes: {
    mount: mount('aws'),
    role: role('the service takes the name of the AWS identity'),
    region: text(
      'The AWS region of the signature.',
      'it is the `AWS_REGION` environment variable, or else the global endpoint is used',
    ),
    stsEndpoint: {
      type: 'string',
      use: 'optional',
      rules: [{ rule: 'url', schemes: ['https'] }],
      absent: 'it is the endpoint of the region',
      doc: 'The address of STS that the signature is made for.',
    },
    headerValue: text(
      'The value of the header `X-Vault-AWS-IAM-Server-ID` that the auth method requires.',
      'the header is left out',
    ),
  },
};

const path: ObjectAttribute = {
  type: 'object',
  use: 'required',
  doc: 'A login by any other method: a POST to its path.',
  attributes: {
    path: {
      type: 'string',
      use: 'required',
      rules: [LOGIN_PATH],
      doc: 'The path of the login below `/v1`, such as `auth/ldap/login/deploy`.',
    },
    parameters: {
      type: 'map',
      element: 'string',
      use: 'optional',
      sensitive: true,
      absent: 'the request has none',
      doc: 'The parameters of the request.',
    },
  },
};

const methods: { readonly [kind: string]: Attributes } = {
  jwt: { jwt },
  kubernetes: { kubernetes },
  approle: { approle },
  cert: { cert },
  aws: { aws },
  tokenFile: {
    tokenFile: needed(
      'The path of a file with a token that another program keeps valid. It is read again when the service refuses the token.',
    ),
  },
  path: { path },
};

/** The provider's logins to the secrets service. The names are those of `LoginInput` in the clients. */
export const secretsLogin = {
  type: 'object',
  use: 'optional',
  absent: 'the `LINTEL_SECRETS_LOGIN` environment variables apply, unless a token is configured',
  doc: 'How to log in, in place of a token: exactly one method. The provider logs in with its first request, renews the token, and revokes it at the end.',
  attributes: {
    namespace: text('The namespace of the auth method.', 'it is that of all requests'),
    method: { use: 'required', construct: 'SecretsLogin', doc: 'The method of the login.', choice: methods },
  },
} as const satisfies ObjectAttribute;
