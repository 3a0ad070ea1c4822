import { createHash } from 'crypto';
import { issuesKey } from '../../definition/issued-key';
import type { RegisteredResource } from '../../handlers/registry';
import { halfOf } from '../aws/retries';
import { moveCurrent } from '../aws/secret-versions';
import type { Table } from '../deliveries/table';
import type { Call } from '../events/call';
import type { CloudFormationRequest, OnEventResult, Properties } from '../events/event';
import { importIdOf } from '../ownership/physical-id';
import { isOwnRollback } from '../ownership/rollback';
import type { Outcome, CreateOptions } from './outcome';
import { readPriorState } from './prior-state';
import { privateKeyOf } from './private-key';

const DAY_SECONDS = 24 * 3600;
/** Properties that do not describe the object. */
const QUALIFIERS: ReadonlySet<string> = new Set(['ServiceToken', 'ServiceTimeout', 'Adopt']);

/** A certificate issued for a resource with certain properties. No other request could find it. */
interface Issued {
  readonly id: string;
  readonly response: OnEventResult;
  /** The secret that stores its key. */
  readonly secret?: string;
  readonly version?: string;
}

/** Records a certificate until it expires. */
export async function recordCertificate(
  table: Table,
  resource: RegisteredResource,
  event: CloudFormationRequest,
  { id, state }: Required<Omit<Outcome, 'response'>>,
  response: OnEventResult,
): Promise<void> {
  const key = privateKeyOf(resource, event, state);
  const issued: Issued = { id, response, ...(key ? { secret: key.secret, version: key.version } : {}) };
  const ends = Math.floor(Date.parse(String(state.validUntil)) / 1000);
  await table.put({
    Key: keyOf(event, event.ResourceProperties),
    Expires: ends + DAY_SECONDS,
    Data: JSON.stringify(issued),
  });
}

/** Removes the record of a certificate that CloudFormation deletes: no rollback needs it any more. */
export async function forgetCertificate(table: Table, event: CloudFormationRequest): Promise<void> {
  const key = keyOf(event, event.ResourceProperties);
  const entry = await table.get(key);
  if (entry && (JSON.parse(entry.Data) as Issued).response.PhysicalResourceId === event.PhysicalResourceId) {
    await table.delete(key, { data: entry.Data });
  }
}

/**
 * Restores the certificate that the resource had before the update being rolled back. It still exists, since CloudFormation deletes a replaced object
 * only after the update has succeeded. Its key becomes the current version again. Returns undefined if this cannot be proven; another certificate is
 * issued then.
 */
export async function restoreCertificate(
  call: Call,
  resource: RegisteredResource,
  { event, config, table }: CreateOptions,
): Promise<Outcome | undefined> {
  if (!table || !resource.definition().issues) return undefined;
  try {
    const issued = await issuedFor(table, event, event.ResourceProperties);
    if (
      !issued ||
      keyOf(event, event.ResourceProperties) === keyOf(event, event.OldResourceProperties ?? {}) ||
      !(await isOwnRollback(call, event))
    ) {
      return undefined;
    }
    const found = await readPriorState(call, resource, importIdOf(issued.id), config);
    if (found?.state.status !== 'valid') return undefined;
    if (issuesKey(resource.definition().attributes)) {
      const replaced = await issuedFor(table, event, event.OldResourceProperties ?? {});
      // Recorded together with the certificate, since the resource issues a key.
      await moveCurrent(
        issued.secret!,
        issued.version!,
        replaced?.secret === issued.secret ? replaced?.version : undefined,
        halfOf(call.retryLimit),
      );
    }
    return { id: issued.id, state: found.state, response: issued.response };
  } catch (error) {
    call.warnings.push(
      `The earlier certificate cannot be taken back, so another one is issued: ${(error as Error).message}`,
    );
    return undefined;
  }
}

/**
 * The certificate that an earlier delivery of the same request issued, provided its key is the current version of its secret: a version's id
 * identifies the request and its content. Returns undefined if this cannot be proven.
 */
export async function acceptCertificate(
  call: Call,
  resource: RegisteredResource,
  { event, config, table, id }: Pick<CreateOptions, 'event' | 'config' | 'table'> & { readonly id: string },
): Promise<Outcome | undefined> {
  if (!table) return undefined;
  try {
    const issued = await issuedFor(table, event, event.ResourceProperties);
    if (issued?.id !== id || !issued.secret || !issued.version) return undefined;
    const found = await readPriorState(call, resource, importIdOf(id), config);
    if (found?.state.status !== 'valid') return undefined;
    // Succeeds only if the version is the current one, which the function may not read.
    await moveCurrent(issued.secret, issued.version, undefined, halfOf(call.retryLimit));
    return { id, state: found.state, response: issued.response };
  } catch (error) {
    call.warnings.push(`${id} of an earlier delivery cannot be used: ${(error as Error).message}`);
    return undefined;
  }
}

async function issuedFor(
  table: Table,
  event: CloudFormationRequest,
  properties: Properties,
): Promise<Issued | undefined> {
  const entry = await table.get(keyOf(event, properties));
  return entry && (JSON.parse(entry.Data) as Issued);
}

function keyOf({ StackId, LogicalResourceId }: CloudFormationRequest, properties: Properties): string {
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => !QUALIFIERS.has(name)));
  return `issued ${StackId} ${LogicalResourceId} ${createHash('sha256')
    .update(JSON.stringify(sorted(own)))
    .digest('hex')}`;
}

/** The order of properties is not guaranteed. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
