import type { CreateFixture, OperationFixture } from '../../../support/environments/fixture';
import { provider } from '../../../support/environments/operations';
import { givePlatformAccess } from '../platform-token-role/fixture';
import { configurationsOf, targetsOf, wrongOperation } from '../shared/operation-cases';

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  for (const mount of ['terraform', 'roles/terraform']) {
    await givePlatformAccess(service, mount);
    for (const name of targetsOf('releases')) {
      await service.request('POST', `/v1/${mount}/role/${name}`, { body: { organization: 'acme' } });
    }
  }
  return {
    ...configurationsOf('role', 'releases', ['terraform', 'roles/terraform']),
    operation: 'Platform token backend: Rotate role',
    provide: await provider(service, 'platformTokenRoles', targetsOf('releases')),
  };
};

export const wrong = wrongOperation({ role: 'releases' }, 'role');
export const wrongData = {};
