import { identifierOf } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import type { ResourceDocument } from '../json-api';
import type { Organization } from './organization';

/** Organization settings that only site administrators can change. */
export interface Administration {
  readonly organization: string;
  readonly accessBetaTools: boolean;
  readonly globalModuleSharing: boolean;
  readonly isDisabled: boolean;
  /** Durations as sent; null if the global default applies. */
  readonly applyTimeout: string | null;
  readonly planTimeout: string | null;
  readonly workspaceLimit: number | null;
  /** Organizations that may use its private modules. */
  readonly consumers: readonly string[];
}

/** Contains only organizations with at least one setting. */
export const administrations: Kind<Administration> = {
  name: 'administrations',
  key: ({ organization }) => organization,
};

export function administrationOf({ store }: World, organization: string): Administration {
  return (
    store.of(administrations).find(organization) ?? {
      organization,
      accessBetaTools: false,
      globalModuleSharing: false,
      isDisabled: false,
      applyTimeout: null,
      planTimeout: null,
      workspaceLimit: null,
      consumers: [],
    }
  );
}

export function isDisabled({ store }: World, organization: string): boolean {
  return store.of(administrations).find(organization)?.isDisabled ?? false;
}

export const ADMIN_PATH = '/api/v2/admin/organizations';

export function administrationDocument(world: World, organization: Organization): ResourceDocument {
  const { name, email } = organization;
  const settings = administrationOf(world, name);
  const self = `${ADMIN_PATH}/${encodeURIComponent(name)}`;
  return {
    id: name,
    type: 'organizations',
    attributes: {
      'access-beta-tools': settings.accessBetaTools,
      'external-id': identifierOf('org', name),
      'is-disabled': settings.isDisabled,
      'name': name,
      ...wireTimeouts(world, settings),
      'notification-email': email,
      'global-module-sharing': settings.globalModuleSharing,
      'sso-enabled': false,
      'workspace-limit': settings.workspaceLimit,
    },
    relationships: {
      'owners': { data: [{ id: ownerDocument(organization).id, type: 'users' }] },
      'subscription': { data: null },
      'feature-set': { data: null },
      'module-consumers': { links: { related: `${self}/relationships/module-consumers` } },
    },
    links: { self },
  };
}

/** The user with the organization's email address. */
export function ownerDocument({ email }: Organization): ResourceDocument {
  return { id: identifierOf('user', email), type: 'users', attributes: { username: email.split('@')[0], email } };
}

/** HCP Terraform uses the product's name here; newer releases do not. */
function wireTimeouts({ dialects }: World, { applyTimeout, planTimeout }: Administration): object {
  if (dialects.platform === 'standard') {
    return {
      'infra-build-worker-apply-timeout': applyTimeout,
      'infra-build-worker-plan-timeout': planTimeout,
      'infra-worker-sudo-enabled': false,
    };
  }
  return {
    'terraform-build-worker-apply-timeout': applyTimeout,
    'terraform-build-worker-plan-timeout': planTimeout,
    'apply-timeout': applyTimeout,
    'plan-timeout': planTimeout,
    'terraform-worker-sudo-enabled': false,
  };
}
