import { optionalTextAt } from '../../../clients/read-response';
import { parseDuration } from '../../../definition/kinds/duration';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { SomeProposal } from '../../registry';
import { storedObject } from '../shared/stored/stored-object';
import { pkiCrlConfig } from './definition';

/** The service returns these as they were written, so units are always sent: it stores `3600` as text. */
const DURATIONS = ['expiry', 'ocspExpiry', 'autoRebuildGracePeriod', 'deltaRebuildInterval'] as const;

export const pkiCrlConfigObject = storedObject(pkiCrlConfig, {
  read: (data) => Object.fromEntries(DURATIONS.map((name) => [name, optionalTextAt(data, snakeCase(name)) ?? ''])),
  write(body) {
    const texts = DURATIONS.map(snakeCase).filter((name) => body[name] !== undefined);
    return { ...body, ...Object.fromEntries(texts.map((name) => [name, withUnit(Number(body[name]))])) };
  },
  plan: async (_, proposal) => ({ problems: intervalProblems(proposal) }),
});

/** In the largest possible unit, which the service also uses for its defaults: `72h`. */
function withUnit(seconds: number): string {
  const [unit, length] = seconds % 3600 === 0 ? ['h', 3600] : seconds % 60 === 0 ? ['m', 60] : ['s', 1];
  return `${seconds / (length as number)}${unit}`;
}

/** The service's own rules. */
function intervalProblems({ config, unknown }: SomeProposal): Problem[] {
  const problems: Problem[] = [];
  if (config.enableDelta === true && config.autoRebuild === false && !unknown.has('autoRebuild')) {
    problems.push(
      invalid('enableDelta', '`enableDelta` requires `autoRebuild`: otherwise the complete list is always rebuilt.'),
    );
  }
  if (config.autoRebuild === true && !isShorter(config, 'autoRebuildGracePeriod')) {
    problems.push(
      invalid(
        'autoRebuildGracePeriod',
        '`autoRebuildGracePeriod` must be shorter than `expiry`: a list is rebuilt that long before it expires.',
      ),
    );
  }
  if (config.enableDelta === true && !isShorter(config, 'deltaRebuildInterval')) {
    problems.push(
      invalid(
        'deltaRebuildInterval',
        '`deltaRebuildInterval` must be shorter than `expiry`: otherwise no delta is built before the list expires.',
      ),
    );
  }
  return problems;
}

function isShorter(config: Values, name: string): boolean {
  const [one, other] = [config[name], config.expiry].map((value) =>
    typeof value === 'string' ? parseDuration(value) : undefined,
  );
  return one === undefined || other === undefined || one < other;
}

function invalid(name: string, detail: string): Problem {
  return { path: [name], severity: 'error', code: 'value-invalid', summary: `Invalid \`${name}\``, detail };
}
