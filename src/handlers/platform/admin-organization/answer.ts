import type { adminOrganization } from './definition';
import type { SettingName } from './settings';
import type { Resource } from '../../../clients/json-api';
import { flagAt, optionalFlagAt, optionalIntegerAt, optionalRelatedIdAt, optionalTextAt, relatedIdsAt, textAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';

export type AdminOrganizationAnswer = AnswerOf<typeof adminOrganization>;

/** One translation from the service's document, for every verb and every data source. */
export function toAnswer(organization: Resource): AdminOrganizationAnswer {
  const { id, attributes } = organization;
  return {
    id,
    name: id,
    accessBetaTools: flagAt(attributes, 'access-beta-tools'),
    globalModuleSharing: optionalFlagAt(attributes, 'global-module-sharing'),
    isDisabled: flagAt(attributes, 'is-disabled'),
    infraBuildWorkerApplyTimeout: timeoutIn(attributes, 'apply'),
    infraBuildWorkerPlanTimeout: timeoutIn(attributes, 'plan'),
    workspaceLimit: optionalIntegerAt(attributes, 'workspace-limit'),
    externalId: textAt(attributes, 'external-id'),
    notificationEmail: optionalTextAt(attributes, 'notification-email'),
    ssoEnabled: optionalFlagAt(attributes, 'sso-enabled'),
    infraWorkerSudoEnabled: optionalFlagAt(attributes, 'infra-worker-sudo-enabled') ?? optionalFlagAt(attributes, 'terraform-worker-sudo-enabled'),
    ownerIds: relatedIdsAt(organization, 'owners'),
    subscriptionId: optionalRelatedIdAt(organization, 'subscription'),
    featureSetId: optionalRelatedIdAt(organization, 'feature-set'),
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
  const told = [`${phase}-timeout`, `terraform-build-worker-${phase}-timeout`, `infra-build-worker-${phase}-timeout`].map((name) => optionalTextAt(attributes, name));
  return told.find((timeout) => timeout !== undefined);
}
