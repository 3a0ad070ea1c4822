import { printableLine } from '../../printing/printable';
import { readText } from '../agreed/located-yaml';
import { Failure } from '../failure';

/** An approval as reported by the forge, in the file for --approvals. docs/pipelines.md has the steps that write it. */
interface Approval {
  readonly user: string;
  /** The teams that the user is a member of. */
  readonly teams: readonly string[];
  /** The hash of the plan that was approved. */
  readonly plan: string;
}

/** Whether a member of one of the teams has approved this plan. Approvals of other plans do not count. */
export function isApproved(file: string, teams: readonly string[], plan: string): boolean {
  return readApprovals(file).some(
    (approval) => approval.plan === plan && approval.teams.some((team) => teams.includes(team)),
  );
}

function readApprovals(file: string): readonly Approval[] {
  const approvals: unknown = parse(file);
  if (
    typeof approvals !== 'object' ||
    approvals === null ||
    !Array.isArray((approvals as { approvals?: unknown }).approvals)
  ) {
    throw wrong(file, 'it has no list `approvals`');
  }
  return (approvals as { readonly approvals: readonly unknown[] }).approvals.map((approval, index) => {
    const { user, teams, plan } = (approval ?? {}) as Partial<Record<string, unknown>>;
    const isOne =
      typeof user === 'string' &&
      typeof plan === 'string' &&
      Array.isArray(teams) &&
      teams.every((team) => typeof team === 'string');
    if (!isOne) throw wrong(file, `approvals[${index}] must have \`user\`, \`teams\`, a list, and \`plan\``);
    return { user, teams: teams as string[], plan };
  });
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw wrong(file, 'it is not JSON');
  }
}

function wrong(file: string, problem: string): Failure {
  return new Failure('file-invalid', `${printableLine(file)} has no approvals of a forge: ${problem}.`);
}
