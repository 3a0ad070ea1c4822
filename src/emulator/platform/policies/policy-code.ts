import type { Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import { documentResponse, notFound } from '../json-api';
import { objectAddress } from '../object-addresses';
import { payloadTooLarge, readBytes } from '../raw-body';
import { getPolicy, policies, policyDocument } from './policies';

/** 10 MB. */
const LONGEST_CODE = 10 * 1024 * 1024;
const DOWNLOAD_SECONDS = 15 * 60;

/** A policy's code is uploaded and downloaded as raw bytes, separate from the document. */
export const policyCodeRoutes: readonly Route[] = [
  {
    operation: 'Upload policy code',
    method: 'PUT',
    path: '/api/v2/policies/:policy_id/upload',
    needs: 'policyEnforcement',
    raw: true,
    handle: (world, call, { policy_id }): Reply => {
      const policy = getPolicy(world, policy_id);
      if (call.body.length > LONGEST_CODE) return payloadTooLarge();
      const code = { object: newId(world, 'object'), base64: readBytes(call).toString('base64') };
      const stored = world.store.of(policies).put({ ...policy, code, updatedAt: world.clock.now().toISOString() });
      // The specification does not list a status; this is HCP Terraform's.
      return documentResponse(200, policyDocument(stored));
    },
  },
  {
    operation: 'Download policy code',
    method: 'GET',
    path: '/api/v2/policies/:policy_id/download',
    needs: 'policyEnforcement',
    handle: (world, call, { policy_id }): Reply => {
      const { code } = getPolicy(world, policy_id);
      if (!code) throw notFound();
      return { status: 302, headers: { Location: objectAddress(world, call, code.object, DOWNLOAD_SECONDS) } };
    },
  },
];
