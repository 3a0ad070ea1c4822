import { nameAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Problem } from '../../../../definition/problem';
import type { Context, PlanContext } from '../../../contract';
import { NotFound } from '../../../errors';
import { look } from '../../../look';
import type { SomeProposal } from '../../../registry';
import { explainMissingMount, find, pathId } from '../mounted-object';
import { isPlannedIssuer } from './planned-issuers';
import { explainUnknownReference } from './references';

export interface BindingPlace {
  readonly mount: string;
  readonly issuerRef?: string;
  readonly role?: string;
}

export interface AccountBinding {
  readonly eabId: string;
  readonly key: string;
  readonly keyType: string;
  readonly acmeDirectory: string;
  readonly createdOn: string;
}

/** Creates an external account binding. Each request creates another one, so it is not repeated. */
export async function createBinding(context: Context, place: BindingPlace): Promise<AccountBinding> {
  const { secrets, signal } = context;
  await refuseUnknownPlace(context, place);
  const { mount, issuerRef, role } = place;
  const parts = [
    ...(issuerRef === undefined ? [] : ['issuer', issuerRef]),
    ...(role === undefined ? [] : ['roles', role]),
    'acme/new-eab',
  ];
  const { data, warnings } = await secrets
    .post(path`/${segments(mount)}/${segments(parts.join('/'))}`, {}, { signal })
    .catch((error: Error) => {
      throw explainMissingMount(error, { mount });
    });
  warnings.forEach((text) => context.warn('service-warning', 'Warning from the service', text));
  return {
    eabId: nameAt(data, 'id'),
    key: nameAt(data, 'key'),
    keyType: nameAt(data, 'key_type'),
    acmeDirectory: nameAt(data, 'acme_directory'),
    createdOn: nameAt(data, 'created_on'),
  };
}

/** The service checks neither the issuer nor the role. */
async function refuseUnknownPlace(context: Context, place: BindingPlace): Promise<void> {
  for (const { name, error } of await missingParts(context, place)) {
    throw name === 'role' ? new NotFound(`${error.message} Check \`role\`.`) : error;
  }
}

/** Problems if the issuer or the role does not exist. This run may create it. */
export async function placeProblems(
  context: PlanContext,
  { config, unknown, prior, replaces }: SomeProposal,
): Promise<readonly Problem[]> {
  if ((prior && !replaces) || unknown.has('mount')) return [];
  const { mount = 'pki', issuerRef, role } = config as Partial<BindingPlace>;
  const isPlanned = {
    issuerRef: issuerRef !== undefined && isPlannedIssuer(context.run, mount, issuerRef),
    role: role !== undefined && context.run.reported(pathId({ mount, collection: 'roles', name: role })) !== undefined,
  };
  const place = { mount, ...(isPlanned.issuerRef ? {} : { issuerRef }), ...(isPlanned.role ? {} : { role }) };
  return (await missingParts(context, place)).map(({ name, error }) => ({
    path: [name],
    severity: 'warning',
    code: 'object-not-found',
    summary: name === 'role' ? 'The role does not exist' : 'The issuer does not exist',
    detail: `${error.message} Unless this plan creates it, the apply fails. If it does, refer to its resource, so that it is created first.`,
  }));
}

interface MissingPart {
  readonly name: 'issuerRef' | 'role';
  readonly error: Error;
}

/** The missing parts of a location. Parts that the token may not read are left out. */
async function missingParts(context: Context, { mount, issuerRef, role }: BindingPlace): Promise<MissingPart[]> {
  const missing: MissingPart[] = [];
  if (issuerRef !== undefined) {
    await look(() => find(context, { mount, collection: 'issuer', name: issuerRef })).catch((error: Error) => {
      const explained = explainUnknownReference(error, 'issuer', mount, issuerRef);
      if (!(explained instanceof NotFound)) throw explained;
      missing.push({ name: 'issuerRef', error: explained });
    });
  }
  if (role !== undefined) {
    const found = await look(async () => (await find(context, { mount, collection: 'roles', name: role })) ?? null);
    if (found === null) {
      missing.push({ name: 'role', error: new NotFound(`There is no role \`${role}\` at \`${mount}\`.`) });
    }
  }
  return missing;
}

/** The issuer and the role of a directory, such as `issuer/<name>/roles/<name>/acme/directory`. */
export function placeOfDirectory(acmeDirectory: string): Omit<BindingPlace, 'mount'> {
  const { issuerRef, role } =
    /(?:^|\/)(?:issuer\/(?<issuerRef>[^/]+)\/)?(?:roles\/(?<role>[^/]+)\/)?acme\/directory$/.exec(acmeDirectory)
      ?.groups ?? {};
  return { issuerRef, role };
}
