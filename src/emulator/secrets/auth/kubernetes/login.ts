import type { Reply } from '../../../exchange';
import { selectsLabels } from '../../cluster/selector';
import type { EngineCall, EngineRoute } from '../../engine';
import { readFields, readText } from '../../fields';
import { badRequest, failure, SecretsRefusal } from '../../refusal';
import { audiencesOf, InvalidJwt, readJwt, verifySignature, verifyTimes } from '../jwt/token';
import type { Claims } from '../jwt/token';
import { checkAddress, logIn } from '../login';
import { publicKeyOf } from '../pem';
import { findMethodRole } from '../role-routes';
import { findReviewConfiguration } from './config';
import type { ReviewConfiguration } from './config';
import { namespaceLabels, reviewToken } from './review';
import type { ServiceAccount } from './review';
import { accountRoles } from './role';
import type { AccountRole } from './role';

export const accountLoginRoutes: readonly EngineRoute[] = [
  { operation: 'Login: kubernetes', method: 'POST', path: 'login', open: true, handle: login },
];

async function login(request: EngineCall): Promise<Reply> {
  const { world, call, mount } = request;
  const fields = readFields(call);
  const [name, jwt] = [readText(fields, 'role') ?? '', readText(fields, 'jwt') ?? ''];
  if (name === '') throw badRequest('missing role');
  if (jwt === '') throw badRequest('missing jwt');
  const role = findMethodRole(world, accountRoles, mount, name);
  if (!role) throw badRequest(`invalid role name "${name}"`);
  checkAddress(request, role.token.tokenBoundCidrs);
  const configuration = findReviewConfiguration(world, mount);
  if (!configuration) throw failure('could not load backend configuration');
  const { account: claimed, audiences } = claimedAccount(request, configuration, role, jwt);
  await checkAccount(configuration, role, jwt, claimed);
  const account = await reviewToken(configuration, jwt, role.audience === '' ? audiences : [role.audience]).catch(
    () => {
      throw denied('permission denied');
    },
  );
  if ((['namespace', 'name', 'uid'] as const).some((part) => account[part] !== claimed[part])) {
    throw denied('permission denied');
  }
  const facts = {
    service_account_name: account.name,
    service_account_namespace: account.namespace,
    service_account_secret_name: '',
    service_account_uid: claimed.uid,
  };
  return logIn(request, {
    role: role.name,
    token: role.token,
    alias: role.aliasNameSource === 'serviceaccount_name' ? `${account.namespace}/${account.name}` : claimed.uid,
    displayName: `${account.namespace}-${account.name}`,
    aliasMetadata: facts,
    meta: { role: role.name, ...facts },
  });
}

/** The account that a token claims; the cluster decides. */
function claimedAccount(
  { world }: EngineCall,
  { pemKeys }: ReviewConfiguration,
  role: AccountRole,
  text: string,
): { readonly account: ServiceAccount; readonly audiences: readonly string[] } {
  try {
    const jwt = readJwt(text);
    const keys = pemKeys.flatMap((pem) => publicKeyOf(pem) ?? []).map((key) => ({ key }));
    if (keys.length > 0) verifySignature(jwt, keys, []);
    if (jwt.claims.exp !== undefined) {
      verifyTimes(jwt.claims, world.clock.now(), { clockSkew: 0, expiration: 0, notBefore: 0 });
    }
    if (role.audience !== '' && !audiencesOf(jwt.claims).includes(role.audience)) {
      throw new InvalidJwt('invalid audience (aud) claim: audience claim does not match any expected audience');
    }
    return { account: accountIn(jwt.claims), audiences: audiencesOf(jwt.claims) };
  } catch (error) {
    if (!(error instanceof InvalidJwt)) throw error;
    throw denied(error.message.startsWith('invalid') ? error.message : 'permission denied');
  }
}

/** Tokens from old clusters have flat claims. */
function accountIn(claims: Claims): ServiceAccount {
  const bound = claims['kubernetes.io'] as
    | { readonly namespace?: unknown; readonly serviceaccount?: { readonly name?: unknown; readonly uid?: unknown } }
    | undefined;
  const text = (value: unknown, old: string) => {
    const found = value ?? claims[`kubernetes.io/serviceaccount/${old}`];
    return typeof found === 'string' ? found : '';
  };
  return {
    namespace: text(bound?.namespace, 'namespace'),
    name: text(bound?.serviceaccount?.name, 'service-account.name'),
    uid: text(bound?.serviceaccount?.uid, 'service-account.uid'),
  };
}

async function checkAccount(
  configuration: ReviewConfiguration,
  { namespaces, namespaceSelector, accountNames }: AccountRole,
  jwt: string,
  { namespace, name }: ServiceAccount,
): Promise<void> {
  const isNamed = namespaces.includes('*') || namespaces.includes(namespace);
  const isSelected = async (): Promise<boolean> => {
    if (namespaceSelector === '') return false;
    const labels = await namespaceLabels(configuration, jwt, namespace).catch(() => undefined);
    return labels !== undefined && selectsLabels(namespaceSelector, labels);
  };
  if (!isNamed && !(await isSelected())) throw denied('namespace not authorized');
  if (!accountNames.includes('*') && !accountNames.includes(name)) throw denied('service account name not authorized');
}

function denied(text: string): SecretsRefusal {
  return new SecretsRefusal(403, [text]);
}
