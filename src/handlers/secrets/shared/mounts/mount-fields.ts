/** Sending the attributes of a mount, and reading them from a response. */
import {
  flagAt,
  objectAt,
  optionalFlagAt,
  optionalObjectAt,
  optionalTextsAt,
  textAt,
  type Part,
} from '../../../../clients/read-response';
import { noneOrTextAt, present, seconds, secondsAt } from '../fields';
import type { Data } from '../mounted-object';

type Texts = readonly string[];
type Options = Readonly<Record<string, string>>;

/** The inputs of both kinds of mounts. Some belong to one kind only. */
export interface MountInputs {
  readonly type: string;
  readonly description?: string;
  readonly defaultLeaseTtl?: string;
  readonly maxLeaseTtl?: string;
  readonly listingVisibility?: string;
  readonly auditNonHmacRequestKeys?: Texts;
  readonly auditNonHmacResponseKeys?: Texts;
  readonly passthroughRequestHeaders?: Texts;
  readonly allowedResponseHeaders?: Texts;
  readonly options?: Options;
  readonly local?: boolean;
  readonly sealWrap?: boolean;
  readonly externalEntropyAccess?: boolean;
  readonly pluginVersion?: string;
  readonly identityTokenKey?: string;
  readonly trimRequestTrailingSlashes?: boolean;
  readonly forceNoCache?: boolean;
  readonly delegatedAuthAccessors?: Texts;
  readonly allowedManagedKeys?: Texts;
  readonly tokenType?: string;
}

/** A setting as it is sent: its name, its value, and the value that clears it. */
interface Sent {
  readonly name: string;
  readonly value: unknown;
  readonly cleared: unknown;
}

/** The settings that can be tuned, by attribute. A create sends them in `config`. */
function tunable(inputs: Partial<MountInputs>): { readonly [attribute: string]: Sent } {
  const ttl = (name: string, value: string | undefined): Sent => ({
    name,
    value: value === undefined ? undefined : seconds(value),
    cleared: 0,
  });
  const texts = (name: string, value: Texts | undefined): Sent => ({ name, value, cleared: [] });
  const text = (name: string, value: string | undefined): Sent => ({ name, value, cleared: '' });
  return {
    defaultLeaseTtl: ttl('default_lease_ttl', inputs.defaultLeaseTtl),
    maxLeaseTtl: ttl('max_lease_ttl', inputs.maxLeaseTtl),
    listingVisibility: text('listing_visibility', inputs.listingVisibility),
    auditNonHmacRequestKeys: texts('audit_non_hmac_request_keys', inputs.auditNonHmacRequestKeys),
    auditNonHmacResponseKeys: texts('audit_non_hmac_response_keys', inputs.auditNonHmacResponseKeys),
    passthroughRequestHeaders: texts('passthrough_request_headers', inputs.passthroughRequestHeaders),
    allowedResponseHeaders: texts('allowed_response_headers', inputs.allowedResponseHeaders),
    tokenType: text('token_type', inputs.tokenType),
    pluginVersion: text('plugin_version', inputs.pluginVersion),
    identityTokenKey: text('identity_token_key', inputs.identityTokenKey),
    trimRequestTrailingSlashes: {
      name: 'trim_request_trailing_slashes',
      value: inputs.trimRequestTrailingSlashes || undefined,
      cleared: false,
    },
    delegatedAuthAccessors: texts('delegated_auth_accessors', inputs.delegatedAuthAccessors),
    allowedManagedKeys: texts('allowed_managed_keys', inputs.allowedManagedKeys),
  };
}

/** The body of a creation. */
export function creationBody(inputs: MountInputs): Record<string, unknown> {
  const config = Object.fromEntries(Object.values(tunable(inputs)).map(({ name, value }) => [name, value]));
  return present({
    type: inputs.type,
    description: inputs.description,
    local: inputs.local || undefined,
    seal_wrap: inputs.sealWrap || undefined,
    external_entropy_access: inputs.externalEntropyAccess || undefined,
    options: inputs.options,
    config: present({ ...config, force_no_cache: inputs.forceNoCache || undefined }),
  });
}

/** The body of a tune request for these attributes; empty if none of them can be tuned. */
export function tuneBody(inputs: MountInputs, changed: ReadonlySet<string>, options?: Options): object {
  const fields = Object.entries(tunable(inputs)).flatMap(
    ([attribute, { name, value, cleared }]): [string, unknown][] => {
      if (!changed.has(attribute)) return [];
      return [[name, value ?? cleared]];
    },
  );
  return {
    ...Object.fromEntries<unknown>(fields),
    ...(changed.has('description') ? { description: inputs.description ?? '' } : {}),
    ...(options ? { options } : {}),
  };
}

/**
 * `optionKeys`: the managed options; without it, all options are included. A built-in type has no version of
 * its own and uses the one that is running.
 */
export function mountState(
  data: Data,
  { pluginVersion, optionKeys }: { readonly pluginVersion?: string; readonly optionKeys?: readonly string[] },
) {
  const config = objectAt(data, 'config');
  const running = noneOrTextAt(data, 'running_plugin_version');
  const stored = noneOrTextAt(data, 'plugin_version');
  return {
    type: textAt(data, 'type'),
    description: noneOrTextAt(data, 'description'),
    defaultLeaseTtl: secondsAt(config, 'default_lease_ttl'),
    maxLeaseTtl: secondsAt(config, 'max_lease_ttl'),
    listingVisibility: (noneOrTextAt(config, 'listing_visibility') ?? 'hidden') as 'hidden' | 'unauth',
    auditNonHmacRequestKeys: namesAt(config, 'audit_non_hmac_request_keys'),
    auditNonHmacResponseKeys: namesAt(config, 'audit_non_hmac_response_keys'),
    passthroughRequestHeaders: namesAt(config, 'passthrough_request_headers'),
    allowedResponseHeaders: namesAt(config, 'allowed_response_headers'),
    options: optionsOf(data, optionKeys),
    local: flagAt(data, 'local'),
    sealWrap: flagAt(data, 'seal_wrap'),
    externalEntropyAccess: flagAt(data, 'external_entropy_access'),
    pluginVersion: stored ?? (pluginVersion === running ? running : undefined),
    identityTokenKey: noneOrTextAt(config, 'identity_token_key'),
    trimRequestTrailingSlashes: optionalFlagAt(config, 'trim_request_trailing_slashes') ?? false,
    accessor: textAt(data, 'accessor'),
    uuid: textAt(data, 'uuid'),
    runningPluginVersion: running,
    deprecationStatus: noneOrTextAt(data, 'deprecation_status'),
  };
}

/** Other clients clear a list by writing one empty name, which the service stores. */
function namesAt(config: Data, name: string): readonly string[] {
  return (optionalTextsAt(config, name) ?? []).filter((text) => text !== '');
}

/** Attributes that only secrets engines have. */
export function engineState(data: Data) {
  const config = objectAt(data, 'config');
  return {
    forceNoCache: flagAt(config, 'force_no_cache'),
    delegatedAuthAccessors: namesAt(config, 'delegated_auth_accessors'),
    allowedManagedKeys: namesAt(config, 'allowed_managed_keys'),
  };
}

function optionsOf(data: Data, keys: readonly string[] | undefined): Options {
  const options: Part = optionalObjectAt(data, 'options') ?? {};
  const shown = Object.keys(options).filter((key) => keys?.includes(key) ?? true);
  return Object.fromEntries(shown.map((key) => [key, textAt(options, key)]));
}
