import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Core } from '../../support/environments/core';
import { CERTIFICATES, KEYS } from '../../support/fixed-keys';
import { issuerAddress } from '../../support/issuer';
import { describeOnOpenbao } from '../../support/openbao';

const namespace = 'team';

describeOnOpenbao('JWT and Kubernetes auth methods', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    for (const type of ['jwt', 'kubernetes']) {
      await service().data('POST', `sys/auth/${type}`, { type });
      await service().data('POST', `team/sys/auth/${type}`, { type });
    }
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  /** Applies the configurations one after the other, each with an empty plan and a quiet import. `unseen`: what an import cannot read. */
  const proveAll = async (type: string, configs: readonly Values[], unseen: readonly string[] = []) => {
    let { held } = await core.apply(type, configs[0]!);
    for (const config of configs) {
      ({ held } = await core.apply(type, config, held));
      expect((await core.refreshAndPlan(type, config, held)).changes).toEqual([]);
      const imported = await core.import(type, { id: String(held.state.id) });
      const { changes } = await core.plan(type, config, imported);
      expect(changes.filter((name) => !unseen.includes(name))).toEqual([]);
    }
    await core.destroy(type, held);
    return held;
  };

  it.each([[undefined], [namespace]])('are configured for tokens, in the namespace %s', async (at) => {
    const issuer = await issuerAddress();
    const common = { namespace: at, boundIssuer: issuer, jwtSupportedAlgs: ['ES256', 'RS256'], defaultRole: 'deploy' };
    await proveAll(
      'lintel_jwt_auth_config',
      [
        { ...common, jwtValidationPubkeys: [...KEYS] },
        { ...common, jwksUrl: `${issuer}/one/keys` },
        { ...common, jwksUrl: 'http://127.0.0.1:1/keys', skipJwksValidation: true },
        {
          ...common,
          oidcDiscoveryUrl: `${issuer}/one`,
          oidcClientId: 'lintel',
          oidcClientSecretWo: 'a secret',
          oidcResponseMode: 'form_post',
          oidcResponseTypes: ['code', 'id_token'],
          namespaceInState: false,
        },
        { namespace: at, jwtValidationPubkeys: [KEYS[0]] },
      ],
      ['oidcClientSecretWo', 'secretsRevision', 'skipJwksValidation', 'status'],
    );
  });

  it.each([[undefined], [namespace]])('have roles for tokens, in the namespace %s', async (at) => {
    const minimal = { namespace: at, name: 'deploy', userClaim: 'sub', boundAudiences: ['us'] };
    const whole = {
      ...minimal,
      boundSubject: 'app',
      boundClaims: '{"ref": ["main", "next"], "protected": true, "count": 3}',
      claimMappings: { actor: 'who' },
      groupsClaim: 'groups',
      clockSkewLeeway: -1,
      maxAge: '1h',
      tokenPolicies: ['app'],
      tokenBoundCidrs: ['10.0.0.0/8', '127.0.0.1'],
      tokenTtl: '10m',
    };
    const browser = { ...minimal, roleType: 'oidc', allowedRedirectUris: ['http://localhost:8250/oidc/callback'] };
    const { state } = await proveAll('lintel_jwt_auth_role', [minimal, whole, minimal, browser, whole]);
    expect((await service().ask('GET', String(state.id))).status).toBe(404);
  });

  it.each([[undefined], [namespace]])('ask a cluster, in the namespace %s', async (at) => {
    const minimal = { namespace: at, kubernetesHost: 'https://127.0.0.1:1', kubernetesCaCert: CERTIFICATES[0] };
    const unseen = ['tokenReviewerJwtWo', 'secretsRevision', 'tokenReviewerJwtSet'];
    await proveAll(
      'lintel_kubernetes_auth_config',
      [
        minimal,
        { ...minimal, tokenReviewerJwtWo: 'a token', pemKeys: [...KEYS], disableLocalCaJwt: true },
        { ...minimal, tokenReviewerJwtWo: 'a token' },
        minimal,
      ],
      unseen,
    );
  });

  it.each([[undefined], [namespace]])('have roles for service accounts, in the namespace %s', async (at) => {
    const minimal = {
      namespace: at,
      name: 'deploy',
      boundServiceAccountNames: ['a', 'b'],
      boundServiceAccountNamespaces: ['apps'],
    };
    const whole = {
      ...minimal,
      boundServiceAccountNamespaceSelector: '{"matchLabels": {"team": "web"}}',
      audience: 'us',
      aliasNameSource: 'serviceaccount_name',
      tokenType: 'batch',
      tokenTtl: '10m',
    };
    const { state } = await proveAll('lintel_kubernetes_auth_role', [minimal, whole, minimal]);
    expect((await service().ask('GET', String(state.id))).status).toBe(404);
  });
});
