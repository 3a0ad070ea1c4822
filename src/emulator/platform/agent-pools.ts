import type { Kind } from '../store';

/** A group of agents of an organization. */
export interface AgentPool {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly createdAt?: string;
}

export const agentPools: Kind<AgentPool> = { name: 'agentPools', key: ({ id }) => id };
