import { identifierOf } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import type { Values } from '../objects/values';

/** Who is notified of the runs of a workspace or project, or of events that concern a team. */
export interface NotificationConfiguration {
  readonly id: string;
  /** The kind of object it belongs to, in the service's words, and its id. */
  readonly subscribableType: string;
  readonly subscribable: string;
  readonly values: Values;
  /** Ids. */
  readonly users: readonly string[];
  readonly deliveries: readonly NotificationDelivery[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One call to the address. */
export interface NotificationDelivery {
  readonly sentAt: string;
  readonly code: string;
}

export const notificationConfigurations: Kind<NotificationConfiguration> = {
  name: 'notificationConfigurations',
  key: ({ id }) => id,
};

export function bySubscribable({ subscribable }: NotificationConfiguration): string {
  return subscribable;
}

/** Every team has an email notification from the start. */
export function addTeamNotification(
  { store, clock }: World,
  team: string,
  createdAt = clock.now().toISOString(),
): void {
  store.of(notificationConfigurations).put({
    id: identifierOf('nc', team),
    subscribableType: 'teams',
    subscribable: team,
    values: { 'name': 'Default email notification', 'destination-type': 'email', 'enabled': false, 'triggers': [] },
    users: [],
    deliveries: [],
    createdAt,
    updatedAt: createdAt,
  });
}

export function forgetNotifications({ store }: World, subscribable: string): void {
  store.of(notificationConfigurations).deleteWhere((configuration) => configuration.subscribable === subscribable);
}
