import type { Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { documentResponse, invalid, notFound, Refusal, refuseIfAny } from '../json-api';
import { refuseExpired } from '../object-addresses';
import { paginate } from '../pagination';
import { archiveOutcome } from '../policies/policy-content';
import { readBytes } from '../raw-body';
import { policiesOf } from './policy-set-policies';
import {
  addVersion,
  byUpload,
  contentOf,
  policySetVersions,
  setOf,
  UPLOADS,
  versionDocument,
  versionsOf,
} from './policy-set-versions';
import type { PolicySetVersion } from './policy-set-versions';
import { detailsOf, getPolicySet } from './policy-sets';
import type { PolicySet } from './policy-sets';

const COLLECTION = '/api/v2/policy-sets/:id/versions';

/** Uploaded content of policy sets. No operation deletes a version or makes an older one current. */
export const policySetVersionRoutes: readonly Route[] = [
  {
    operation: 'Create policy set version',
    method: 'POST',
    path: COLLECTION,
    needs: 'policyEnforcement',
    handle: (world, call, { id }) => {
      const set = getPolicySet(world, id);
      const problem = uploadProblem(world, set);
      refuseIfAny(problem === undefined ? [] : [invalid('/data', problem)]);
      return documentResponse(201, versionDocument(world, call, addVersion(world, set, 'tfe-api')));
    },
  },
  {
    operation: 'List policy set versions',
    method: 'GET',
    path: COLLECTION,
    needs: 'policyEnforcement',
    handle: (world, call, { id }) => {
      const { items, links, meta } = paginate(call, versionsOf(world, getPolicySet(world, id)));
      return documentResponse(
        200,
        items.map((version) => versionDocument(world, call, version)),
        { links, meta },
      );
    },
  },
  {
    operation: 'Show policy set version',
    method: 'GET',
    path: '/api/v2/policy-set-versions/:id',
    needs: 'policyEnforcement',
    handle: (world, call, { id }) => {
      const version = world.store.of(policySetVersions).find(id);
      if (!version) throw notFound();
      getPolicySet(world, version.policySet);
      return documentResponse(200, versionDocument(world, call, version));
    },
  },
  {
    operation: 'Upload policy set version',
    method: 'PUT',
    path: `${UPLOADS}/:object_id`,
    open: true,
    raw: true,
    handle: async (world, call, { object_id }): Promise<Reply> => {
      refuseExpired(world, call);
      const base64 = readBytes(call).toString('base64');
      const { version: before, set } = awaited(world, object_id);
      // The client repeated the upload after it lost the response.
      if (before.content?.base64 === base64) return { status: 200 };
      refuseSecond(before);
      const outcome = await archiveOutcome(call.body, detailsOf(world, set).kind, world.dialects.platform);
      // The store may have changed during unpacking.
      const { version } = awaited(world, object_id);
      refuseSecond(version);
      world.store.of(policySetVersions).put({ ...version, content: contentOf(world, base64, outcome) });
      return { status: 200 };
    },
  },
];

/** Why nothing can be uploaded: a set's content comes from one place. */
function uploadProblem(world: World, set: PolicySet): string | undefined {
  if (detailsOf(world, set).repository) {
    return 'Policy set does not support uploads: its content comes from a repository';
  }
  return policiesOf(world, set).length > 0 ? 'Policy set does not support uploads: it has policies' : undefined;
}

function awaited(world: World, object: string): { readonly version: PolicySetVersion; readonly set: PolicySet } {
  const version = world.store.of(policySetVersions).firstBy(byUpload, object);
  const set = version && setOf(world, version);
  if (!version || version.source !== 'tfe-api' || !set) throw notFound();
  return { version, set };
}

function refuseSecond({ content }: PolicySetVersion): void {
  if (!content) return;
  throw new Refusal(409, [{ status: '409', title: 'conflict', detail: 'The archive has already been uploaded.' }]);
}
