import type { adminOrganization } from './definition';
import type { SettingName } from './settings';
import { Identifier, readBoolean, readInteger, readString, Resource } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';

export type AdminOrganizationAnswer = AnswerOf<typeof adminOrganization>;

/** One translation from the service's document, for every verb and every data source. */
export function toAnswer({ id, attributes, relationships }: Resource): AdminOrganizationAnswer {
  return {
    id,
    name: id,
    accessBetaTools: readBoolean(attributes['access-beta-tools']),
    globalModuleSharing: readBoolean(attributes['global-module-sharing']),
    isDisabled: readBoolean(attributes['is-disabled']),
    infraBuildWorkerApplyTimeout: timeoutIn(attributes, 'apply'),
    infraBuildWorkerPlanTimeout: timeoutIn(attributes, 'plan'),
    workspaceLimit: readInteger(attributes['workspace-limit']),
    externalId: readString(attributes['external-id'])!,
    notificationEmail: readString(attributes['notification-email']),
    ssoEnabled: readBoolean(attributes['sso-enabled']),
    infraWorkerSudoEnabled: readBoolean(attributes['infra-worker-sudo-enabled'] ?? attributes['terraform-worker-sudo-enabled']),
    ownerIds: ((relationships?.owners?.data ?? []) as readonly Identifier[]).map((owner) => owner.id),
    subscriptionId: (relationships?.subscription?.data as Identifier | null | undefined)?.id,
    featureSetId: (relationships?.['feature-set']?.data as Identifier | null | undefined)?.id,
  };
}

/** The service that exists has the timeouts under an old and a new name: both are written, and what is there is read. */
export function toWire(dialect: string, values: Readonly<Partial<Record<SettingName, unknown>>>): Resource['attributes'] {
  return Object.fromEntries((Object.keys(values) as SettingName[]).flatMap((name) => wireNames(dialect, name).map((key) => [key, values[name] ?? null])));
}

function wireNames(dialect: string, name: SettingName): readonly string[] {
  switch (name) {
    case 'accessBetaTools': return ['access-beta-tools'];
    case 'globalModuleSharing': return ['global-module-sharing'];
    case 'isDisabled': return ['is-disabled'];
    case 'infraBuildWorkerApplyTimeout': return timeoutNames(dialect, 'apply');
    case 'infraBuildWorkerPlanTimeout': return timeoutNames(dialect, 'plan');
    case 'workspaceLimit': return ['workspace-limit'];
  }
}

function timeoutNames(dialect: string, phase: 'apply' | 'plan'): readonly string[] {
  return dialect === 'hcp' ? [`terraform-build-worker-${phase}-timeout`, `${phase}-timeout`] : [`infra-build-worker-${phase}-timeout`];
}

function timeoutIn(attributes: Resource['attributes'], phase: 'apply' | 'plan'): string | undefined {
  const [found] = [`${phase}-timeout`, `terraform-build-worker-${phase}-timeout`, `infra-build-worker-${phase}-timeout`].flatMap((name) => attributes[name] ?? []);
  return readString(found);
}
