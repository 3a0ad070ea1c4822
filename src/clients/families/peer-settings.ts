/**
 * Connection settings from another tool's variables, besides address and token. Each applies only to its own family's addresses. Each is either
 * honoured or refused by name: ignoring one would connect differently than that tool does.
 */
import { InvalidConnection, Service } from '../errors';
import { proxyAddress } from '../transport/proxy';
import { HONOURED_VARIABLES, REFUSED_VARIABLES, type HonouredVariable, type RefusedVariable } from './peer-variables';
import type { PeerSettings } from './settings';

/** The settings of a family: of the CLI and the provider of the secrets service, or of the platform's provider. Throws `InvalidConnection`. */
export function peerSettings(prefix: 'VAULT' | 'BAO' | 'TFE', env: NodeJS.ProcessEnv, address: string): PeerSettings {
  const service = prefix === 'TFE' ? 'platform' : 'secrets';
  for (const variable of REFUSED_VARIABLES) {
    const name = nameIn(prefix, variable);
    if (name !== undefined && isRefused(variable, env[name], address)) {
      throw new InvalidConnection(service, `${name} ${variable.why.replaceAll('*', prefix)}.`);
    }
  }
  const settings: { -readonly [name in keyof PeerSettings]?: unknown } = {};
  for (const variable of HONOURED_VARIABLES) {
    const name = nameIn(prefix, variable);
    if (name !== undefined && env[name]) settings[variable.as] ??= READERS[variable.is](env[name], name, service);
  }
  const pair = [`${prefix}_CLIENT_CERT`, `${prefix}_CLIENT_KEY`];
  const [set, ...others] = pair.filter((name) => env[name]);
  if (set !== undefined && others.length === 0) {
    const missing = pair.find((name) => name !== set);
    throw new InvalidConnection(service, `${set} is set without ${missing}: a client certificate needs both.`);
  }
  return settings as PeerSettings;
}

/** Undefined if the variable belongs to another family. */
function nameIn(prefix: string, { name }: { readonly name: string }): string | undefined {
  if (name.startsWith('*')) return prefix === 'TFE' ? undefined : name.replace('*', prefix);
  return name.startsWith(`${prefix}_`) || name.startsWith(`TERRAFORM_${prefix}_`) ? name : undefined;
}

function isRefused(variable: RefusedVariable, value: string | undefined, address: string): boolean {
  if (!value || (variable.overTls && !/^https:/i.test(address))) return false;
  // As in Go. Anything else counts as true, or is a mistake that must not be taken for false.
  const isFalse = /^(|0|f|false|no|off)$/i.test(value.trim());
  return variable.if === 'set' || isFalse === (variable.if === 'false');
}

type Reader = (text: string, name: string, service: Service) => unknown;

const READERS: { readonly [is in HonouredVariable['is']]: Reader } = {
  text: (text) => text,
  proxy: (text, name, service) => proxyAddress(service, text, name),
  rate: (text, name, service) =>
    // The burst after the colon has no equivalent here.
    positive(/^\s*([0-9.]+)\s*(:\s*[0-9]+\s*)?$/.exec(text)?.[1]) ??
    refuse(service, `${name} must be a number greater than 0, such as 10 or 10:20.`),
  duration: (text, name, service) =>
    milliseconds(text.trim()) ??
    refuse(service, `${name} must be a duration greater than 0, such as 60, 90s or 1m30s.`),
  count: (text, name, service) =>
    /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : refuse(service, `${name} must be a whole number, such as 0 or 2.`),
};

function refuse(service: Service, message: string): never {
  throw new InvalidConnection(service, message);
}

function positive(text: string | undefined): number | undefined {
  const number = Number(text);
  return number > 0 && Number.isFinite(number) ? number : undefined;
}

const UNITS: { readonly [unit: string]: number } = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** As in Go; a number without a unit is in seconds. */
function milliseconds(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  const isWhole = parts.map(([part]) => part).join('') === text;
  if (!isWhole) return positive(/^\d+$/.test(text) ? `${text}000` : undefined);
  return positive(String(parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit!]!, 0)));
}
