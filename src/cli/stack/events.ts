/** An error or warning of Terraform. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly summary: string;
  readonly detail?: string;
  /** The resource, if Terraform names it. */
  readonly address?: string;
  readonly range?: { readonly filename: string; readonly start: { readonly line: number } };
}

/** The messages of `terraform … -json` used here. https://developer.hashicorp.com/terraform/internals/machine-readable-ui */
export type StackEvent =
  | { readonly type: 'diagnostic'; readonly diagnostic: Diagnostic }
  | { readonly type: 'refresh_start' | 'refresh_complete'; readonly address: string };

/** Returns undefined for other messages and for lines that are not JSON, which a wrapper around Terraform may print. */
export function parseEvent(line: string): StackEvent | undefined {
  const event = parse(line);
  if (event?.type === 'diagnostic' && event.diagnostic) return { type: 'diagnostic', diagnostic: event.diagnostic };
  const address = event?.hook?.resource?.addr;
  if ((event?.type === 'refresh_start' || event?.type === 'refresh_complete') && address !== undefined) {
    return { type: event.type, address };
  }
  return undefined;
}

/** Whether any line is a message of `terraform … -json`. The first message contains the version. */
export function isEventLog(lines: readonly string[]): boolean {
  return lines.some((line) => parse(line)?.type === 'version');
}

/** Formats a diagnostic as Terraform does, with the file and line instead of the source code. */
export function describeDiagnostic({ severity, summary, detail, address, range }: Diagnostic): string {
  const scope = [address, range && `${range.filename}, line ${range.start.line}`].filter(Boolean).join(', ');
  const lines = [
    severity === 'warning' ? `Warning: ${summary}` : summary,
    ...(detail ? ['', ...detail.trimEnd().split('\n')] : []),
  ];
  const [title = '', ...rest] = lines;
  return [title + (scope === '' ? '' : ` (${scope})`), ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join(
    '\n',
  );
}

interface RawEvent {
  readonly type?: string;
  readonly diagnostic?: Diagnostic;
  readonly hook?: { readonly resource?: { readonly addr?: string } };
}

function parse(line: string): RawEvent | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as RawEvent;
  } catch {
    return undefined;
  }
}
