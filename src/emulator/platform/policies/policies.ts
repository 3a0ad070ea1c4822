import type { Kind } from '../../store';
import type { World } from '../../world';
import { notFound } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { getOrganization } from '../organizations/organizations';
import { pathOf } from './policy-enforcement';

export interface Policy {
  readonly id: string;
  readonly organization: string;
  readonly name: string;
  readonly description: string | null;
  readonly kind: string;
  readonly query: string | null;
  readonly enforcementLevel: string;
  /** Ids of the policy sets that contain the policy. */
  readonly policySets: readonly string[];
  /** Null until the first update. */
  readonly updatedAt: string | null;
  /** Null until the code is uploaded. */
  readonly code: PolicyCode | null;
}

export interface PolicyCode {
  /** The object in the download address; each upload has a new one. */
  readonly object: string;
  readonly base64: string;
}

export const policies: Kind<Policy> = { name: 'policies', key: ({ id }) => id };

/** Indexes policies by the object that stores their code. */
export function byCode({ code }: Policy): string | undefined {
  return code?.object;
}

export function getPolicy(world: World, id: string): Policy {
  const policy = world.store.of(policies).find(id);
  if (!policy) throw notFound();
  getOrganization(world, policy.organization);
  return policy;
}

export function policyDocument(policy: Policy): ResourceDocument {
  const self = `/api/v2/policies/${policy.id}`;
  return {
    id: policy.id,
    type: 'policies',
    attributes: {
      'name': policy.name,
      'description': policy.description,
      'kind': policy.kind,
      ...(policy.kind === 'opa' ? { query: policy.query } : {}),
      'enforcement-level': policy.enforcementLevel,
      // Superseded by the enforcement level, but still returned.
      'enforce': [{ path: pathOf(policy), mode: policy.enforcementLevel }],
      'policy-set-count': policy.policySets.length,
      'updated-at': policy.updatedAt,
    },
    relationships: {
      'organization': { data: { id: policy.organization, type: 'organizations' } },
      'policy-sets': { data: policy.policySets.map((id) => ({ id, type: 'policy-sets' })) },
    },
    links: { self, upload: `${self}/upload`, ...(policy.code ? { download: `${self}/download` } : {}) },
  };
}
