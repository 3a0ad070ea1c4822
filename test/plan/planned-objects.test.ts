import { UNKNOWN, type Values } from '../../src/definition/value';
import { platformObject } from '../../src/handlers/platform/platform-object/definition';
import { project } from '../../src/handlers/platform/project/definition';
import { secretsObject } from '../../src/handlers/secrets/secrets-object/definition';
import { tokenRole } from '../../src/handlers/secrets/token-role/definition';
import { PlannedObjects } from '../../src/plan/planned-objects';

let planned: PlannedObjects;
beforeEach(() => {
  planned = new PlannedObjects();
});

const PROJECT: Values = { id: 'prj-1', organization: 'acme', name: 'billing' };
const OBJECT: Values = { id: '/projects/prj-1', objectId: 'prj-1', type: 'projects', path: '/projects/prj-1' };
const details = (problems: ReturnType<PlannedObjects['plan']>) => problems.map(({ detail }) => detail).join();

describe('an object of the platform', () => {
  it('is refused beside its own type, whichever is planned first', () => {
    expect(planned.plan(project, PROJECT, 'existing')).toEqual([]);
    expect(details(planned.plan(platformObject, OBJECT, 'existing'))).toContain('Keep the lintel_project');
    planned.clear();
    expect(planned.plan(platformObject, OBJECT, 'existing')).toEqual([]);
    expect(details(planned.plan(project, PROJECT, 'existing'))).toContain('remove the lintel_platform_object');
  });

  it('is refused beside its own type if it always exists and is not managed yet', () => {
    planned.plan(project, PROJECT, 'existing');
    const taken: Values = { ...OBJECT, objectId: UNKNOWN };
    expect(planned.plan(platformObject, taken, 'new')).toHaveLength(1);
  });

  it('is refused beside another one at the same path', () => {
    planned.plan(platformObject, OBJECT, 'existing');
    expect(details(planned.plan(platformObject, OBJECT, 'existing'))).toContain('/projects/prj-1, too');
  });

  it('is another one with another type, another id, or one that the service has not chosen', () => {
    planned.plan(project, PROJECT, 'existing');
    planned.plan(project, { ...PROJECT, id: UNKNOWN, name: 'other' }, 'new');
    for (const other of [
      { ...OBJECT, type: 'teams', id: '/teams/prj-1' },
      { ...OBJECT, objectId: 'prj-2', id: '/projects/prj-2' },
      { ...OBJECT, objectId: UNKNOWN, id: UNKNOWN },
    ] as readonly Values[]) {
      expect(planned.plan(platformObject, other, 'new')).toEqual([]);
    }
  });
});

describe('an object of the secrets service', () => {
  const ROLE: Values = { id: 'auth/token/roles/ci', name: 'ci' };
  const AT: Values = { path: 'auth/token/roles/ci', id: UNKNOWN };

  it('is refused beside its own type, also before it exists', () => {
    planned.plan(tokenRole, ROLE, 'existing');
    expect(details(planned.plan(secretsObject, AT, 'new'))).toContain('Keep the lintel_token_role');
  });

  it('is another one in another namespace', () => {
    planned.plan(tokenRole, ROLE, 'existing');
    expect(planned.plan(secretsObject, { ...AT, namespace: 'team' }, 'new')).toEqual([]);
    expect(planned.plan(secretsObject, { ...AT, namespace: 'other' }, 'new')).toEqual([]);
    expect(planned.plan(secretsObject, { ...AT, namespace: UNKNOWN }, 'new')).toEqual([]);
    expect(planned.plan(secretsObject, { ...AT, namespace: 'team' }, 'new')).toHaveLength(1);
  });
});
