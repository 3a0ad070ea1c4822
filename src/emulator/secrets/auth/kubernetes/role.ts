import type { Kind } from '../../../store';
import type { World } from '../../../world';
import { isSelector } from '../../cluster/selector';
import { readNames, readText } from '../../fields';
import type { Fields } from '../../fields';
import { badRequest } from '../../refusal';
import { roleKey } from '../role-routes';
import type { RoleSort } from '../role-routes';
import { shownTokenFields } from '../token-fields';
import type { TokenFields } from '../token-fields';

/** The service accounts that an auth mount accepts. */
export interface AccountRole {
  readonly mount: string;
  readonly name: string;
  readonly accountNames: readonly string[];
  readonly namespaces: readonly string[];
  /** Namespace labels, as written. */
  readonly namespaceSelector: string;
  readonly audience: string;
  readonly aliasNameSource: string;
  readonly token: TokenFields;
}

export const accountRoles: Kind<AccountRole> = { name: 'accountRoles', key: roleKey };

const ALIAS_NAME_SOURCES = ['serviceaccount_uid', 'serviceaccount_name'];

export const accountRoleSort: RoleSort<AccountRole> = {
  kind: accountRoles,
  method: 'kubernetes',
  read: (_, fields, before) => readRole(fields, before),
  check: (_, role) => check(role),
  shown,
};

/** A write without the selector clears it. */
function readRole(fields: Fields, before: AccountRole | undefined): Omit<AccountRole, 'mount' | 'name' | 'token'> {
  return {
    accountNames: readNames(fields, 'bound_service_account_names') ?? before?.accountNames ?? [],
    namespaces: readNames(fields, 'bound_service_account_namespaces') ?? before?.namespaces ?? [],
    namespaceSelector: readText(fields, 'bound_service_account_namespace_selector') ?? '',
    audience: readText(fields, 'audience') ?? before?.audience ?? '',
    aliasNameSource: readText(fields, 'alias_name_source') ?? before?.aliasNameSource ?? 'serviceaccount_uid',
  };
}

function check({ accountNames, namespaces, namespaceSelector, aliasNameSource }: AccountRole): void {
  if (accountNames.length === 0) throw badRequest('"bound_service_account_names" can not be empty');
  if (namespaces.length === 0 && namespaceSelector === '') {
    throw badRequest(
      '"bound_service_account_namespaces" can not be empty if "bound_service_account_namespace_selector" is not set',
    );
  }
  if ([accountNames, namespaces].some((list) => list.length > 1 && list.includes('*'))) {
    throw badRequest('can not mix "*" with values');
  }
  if (namespaceSelector !== '' && !isSelector(namespaceSelector)) {
    throw badRequest('invalid "bound_service_account_namespace_selector" configured');
  }
  if (!ALIAS_NAME_SOURCES.includes(aliasNameSource)) {
    throw badRequest(`invalid alias_name_source, must be one of: ${ALIAS_NAME_SOURCES.join(', ')}`);
  }
}

function shown(_: World, role: AccountRole): object {
  return {
    bound_service_account_names: role.accountNames,
    bound_service_account_namespaces: role.namespaces,
    bound_service_account_namespace_selector: role.namespaceSelector,
    ...(role.audience === '' ? {} : { audience: role.audience }),
    alias_name_source: role.aliasNameSource,
    ...shownTokenFields(role.token),
  };
}
