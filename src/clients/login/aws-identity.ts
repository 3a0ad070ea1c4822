/** The proof of an AWS identity: an STS request signed by AWS's own library, which only the secrets service receives. */
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import type { LoginMethod, LoginSettings } from './login-settings';

const BODY = 'Action=GetCallerIdentity&Version=2011-06-15';

/** The region of the global endpoint. */
const GLOBAL_REGION = 'us-east-1';

/** The parameters of the login. Throws an error if there are no credentials; its message may be shown. */
export async function signIdentity(
  { region: configured, stsEndpoint, headerValue }: Extract<LoginMethod, { kind: 'aws' }>,
  environment: LoginSettings['environment'],
  learn: (secret: string) => void,
): Promise<Readonly<Record<string, string>>> {
  const region = configured ?? (environment.AWS_REGION || environment.AWS_DEFAULT_REGION || undefined);
  const url = new URL(stsEndpoint ?? endpointOf(region));
  const signer = new SignatureV4({
    service: 'sts',
    region: region ?? GLOBAL_REGION,
    credentials: async () => credentials(learn),
    sha256: Sha256,
  });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    ...(url.port !== '' && { port: Number(url.port) }),
    path: url.pathname,
    query: {},
    headers: {
      'host': url.host,
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'content-length': String(BODY.length),
      ...(headerValue !== undefined && { 'x-vault-aws-iam-server-id': headerValue }),
    },
    body: BODY,
  });
  return {
    iam_http_request_method: 'POST',
    iam_request_url: encoded(url.href),
    iam_request_body: encoded(BODY),
    iam_request_headers: encoded(JSON.stringify(headers)),
  };
}

function endpointOf(region: string | undefined): string {
  if (region === undefined) return 'https://sts.amazonaws.com/';
  return `https://sts.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}/`;
}

async function credentials(learn: (secret: string) => void) {
  try {
    const found = await defaultProvider()();
    learn(found.secretAccessKey);
    if (found.sessionToken !== undefined) learn(found.sessionToken);
    return found;
  } catch (error) {
    throw new Error(
      `there are no AWS credentials: ${(error as Error).message.replace(/\s+/g, ' ').slice(0, 300)}. They come from the environment, a profile, a container or an instance, as for the AWS CLI; a role to assume needs a reachable STS`,
    );
  }
}

function encoded(text: string): string {
  return Buffer.from(text).toString('base64');
}
