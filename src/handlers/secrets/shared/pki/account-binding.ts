import { explainUnknownReference } from './references';
import { nameAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { NotFound } from '../../../errors';
import { look } from '../../../look';
import { explainMissingMount, find } from '../mounted-object';

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

/** The service looks at neither the issuer nor the role. */
async function refuseUnknownPlace(context: Context, { mount, issuerRef, role }: BindingPlace): Promise<void> {
  if (issuerRef !== undefined) {
    await look(() => find(context, { mount, collection: 'issuer', name: issuerRef })).catch((error: Error) => {
      throw explainUnknownReference(error, 'issuer', mount, issuerRef);
    });
  }
  if (role !== undefined) {
    const found = await look(async () => (await find(context, { mount, collection: 'roles', name: role })) ?? null);
    if (found === null) throw new NotFound(`There is no role \`${role}\` at \`${mount}\`. Check \`role\`.`);
  }
}

/** The issuer and the role that a directory is for, such as `issuer/<name>/roles/<name>/acme/directory`. */
export function placeOfDirectory(acmeDirectory: string): Omit<BindingPlace, 'mount'> {
  const { issuerRef, role } =
    /(?:^|\/)(?:issuer\/(?<issuerRef>[^/]+)\/)?(?:roles\/(?<role>[^/]+)\/)?acme\/directory$/.exec(acmeDirectory)
      ?.groups ?? {};
  return { issuerRef, role };
}
