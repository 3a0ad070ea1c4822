/** Checks of a key in the plan, before any request. */
import type { SecretsDialect } from '../../../../clients/connection';
import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import type { SomeProposal } from '../../../registry';

const ONLY: { readonly [type: string]: SecretsDialect } = {
  'xchacha20-poly1305': 'openbao',
  'managed_key': 'vault',
  'aes128-cmac': 'vault',
  'aes192-cmac': 'vault',
  'aes256-cmac': 'vault',
  'ml-dsa': 'vault',
  'slh-dsa': 'vault',
  'hybrid': 'vault',
};

export function transitKeyProblems({ secrets }: PlanContext, proposal: SomeProposal): Problem[] {
  const { config } = proposal;
  return [
    ...typeProblems(secrets.dialect, String(config.type ?? '')),
    ...derivationProblems(config),
    ...['exportable', 'allowPlaintextBackup'].flatMap((name) => lastingProblems(name, proposal)),
    ...versionProblems(proposal),
  ];
}

function typeProblems(dialect: SecretsDialect, type: string): Problem[] {
  const only = ONLY[type];
  if (only === undefined || only === dialect) return [];
  return [
    {
      path: ['type'],
      severity: 'error',
      code: 'unsupported-by-service',
      summary: '`type` is not supported',
      detail: `Keys of the type "${type}" need the dialect "${only}", and the provider uses the dialect "${dialect}".`,
    },
  ];
}

function derivationProblems({ type = '', derived, convergentEncryption }: SomeProposal['config']): Problem[] {
  const isDerivable = !/^(?:rsa|ecdsa)-/.test(String(type));
  return [
    ...(derived && !isDerivable
      ? [invalid('derived', `Keys cannot be derived from one of the type "${String(type)}". Remove \`derived\`.`)]
      : []),
    ...(convergentEncryption && derived === false
      ? [invalid('convergentEncryption', '`convergentEncryption` needs `derived`, which is not true.')]
      : []),
  ];
}

function lastingProblems(name: string, { config, prior, changed, replaces }: SomeProposal): Problem[] {
  if (!prior || replaces || !changed.has(name) || config[name] === undefined) return [];
  if (config[name] === true) {
    return [
      {
        path: [name],
        severity: 'warning',
        code: 'side-effect',
        summary: `\`${name}\` is for ever`,
        detail: `The service never sets \`${name}\` of a key back to false.`,
      },
    ];
  }
  return [
    {
      path: [name],
      severity: 'error',
      code: 'change-impossible',
      summary: `\`${name}\` cannot become false`,
      detail: `The key \`${String(prior.id)}\` has \`${name}\`, which is for ever: the service would accept the write and change nothing. Keep it true, or make another key.`,
    },
  ];
}

/** The rules between the versions of a key. A new key has one. */
function versionProblems({ config, prior, unknown, changed }: SomeProposal): Problem[] {
  const names = ['minDecryptionVersion', 'minEncryptionVersion', 'minAvailableVersion'] as const;
  if (names.some((name) => unknown.has(name))) return [];
  const [decryption = 1, encryption = 0] = names.map((name) => config[name] as number | undefined);
  const earlier = Number(prior?.minAvailableVersion ?? 0);
  const available = (config.minAvailableVersion as number | undefined) ?? earlier;
  const latest = Number(prior?.latestVersion ?? 1);
  const above = names.slice(0, 2).filter((name) => Number(config[name] ?? 0) > latest);
  return [
    ...above.map((name) => invalid(name, `The newest version of the key is ${latest}: \`${name}\` cannot be higher.`)),
    ...(encryption > 0 && encryption < decryption
      ? [invalid('minEncryptionVersion', 'It must be 0 or at least `minDecryptionVersion`.')]
      : []),
    ...(available < earlier
      ? [invalid('minAvailableVersion', `Versions before ${earlier} were removed for ever: it cannot be lower.`)]
      : []),
    ...(decryption < available
      ? [invalid('minDecryptionVersion', `Versions before ${available} are not kept: it cannot be lower.`)]
      : []),
    ...(available > 0 && encryption < available
      ? [invalid('minEncryptionVersion', `Versions before ${available} are not kept: it must be at least that.`)]
      : []),
    ...(changed.has('minAvailableVersion') && available > earlier ? [trimming(available)] : []),
  ];
}

function trimming(available: number): Problem {
  return {
    path: ['minAvailableVersion'],
    severity: 'warning',
    code: 'side-effect',
    summary: 'Versions of the key are removed for ever',
    detail: `What versions before ${available} have encrypted can never be decrypted again.`,
  };
}

function invalid(attribute: string, detail: string): Problem {
  return { path: [attribute], severity: 'error', code: 'value-invalid', summary: `Invalid \`${attribute}\``, detail };
}
