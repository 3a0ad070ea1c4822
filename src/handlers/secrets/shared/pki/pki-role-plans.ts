import { optionalFlagAt, optionalTextAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import { noneOrSecondsAt } from '../fields';
import { pathId, type ObjectPath } from '../mounted-object';

/** The known rules of a role for requests. */
export interface RoleRules {
  readonly requireCn?: boolean;
  readonly allowIpSans?: boolean;
  readonly noStoreMetadata?: boolean;
  readonly generateLease?: boolean;
  readonly issuerRef?: string;
  readonly maxTtl?: string;
}

/** A plan of this run for a role takes precedence over the role in the service. */
export function reportRole({ run }: PlanContext, objectPath: ObjectPath, rules: RoleRules): void {
  run.report(pathId(objectPath), rules);
}

/** Undefined if the role does not exist yet or the token is not allowed to read it. All certificates of the run share one read. */
export async function lookAtRole(context: PlanContext, objectPath: ObjectPath): Promise<RoleRules | undefined> {
  const { run } = context;
  const id = pathId(objectPath);
  const reported = run.reported(id) as RoleRules | undefined;
  if (reported) return reported;
  const looks = `look at ${id}`;
  const known = run.reported(looks) as Promise<RoleRules | undefined> | undefined;
  if (known) return known;
  const looked = readRole(context, objectPath);
  run.report(looks, looked);
  // A failed read, for example after an interrupt, is repeated.
  looked.catch(() => run.report(looks, undefined));
  return looked;
}

async function readRole(
  { secrets, signal }: PlanContext,
  { mount, collection, name }: ObjectPath,
): Promise<RoleRules | undefined> {
  const found = await look(() => secrets.find(path`/${segments(mount)}/${collection}/${name}`, undefined, { signal }));
  return (
    found && {
      requireCn: optionalFlagAt(found.data, 'require_cn'),
      allowIpSans: optionalFlagAt(found.data, 'allow_ip_sans'),
      noStoreMetadata: optionalFlagAt(found.data, 'no_store_metadata'),
      generateLease: optionalFlagAt(found.data, 'generate_lease'),
      issuerRef: optionalTextAt(found.data, 'issuer_ref'),
      maxTtl: noneOrSecondsAt(found.data, 'max_ttl'),
    }
  );
}
