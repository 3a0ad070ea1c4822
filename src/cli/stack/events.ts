/** Something that terraform says is wrong, or may be. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly summary: string;
  readonly detail?: string;
  /** The resource that it is about, where terraform says so. */
  readonly address?: string;
  readonly range?: { readonly filename: string; readonly start: { readonly line: number } };
}

/** One line of what terraform says with `-json`, as far as we listen. https://developer.hashicorp.com/terraform/internals/machine-readable-ui */
export type StackEvent =
  | { readonly type: 'diagnostic'; readonly diagnostic: Diagnostic }
  | { readonly type: 'refresh_start' | 'refresh_complete'; readonly address: string };

/** Undefined for what we do not listen to. What is no JSON is not ours either: a wrapper around terraform may have said it. */
export function parseEvent(line: string): StackEvent | undefined {
  const event = parse(line);
  if (event?.type === 'diagnostic' && event.diagnostic) return { type: 'diagnostic', diagnostic: event.diagnostic };
  const address = event?.hook?.resource?.addr;
  if ((event?.type === 'refresh_start' || event?.type === 'refresh_complete') && address !== undefined) return { type: event.type, address };
  return undefined;
}

/** As terraform itself would put it, without the lines of the configuration, which the range names. */
export function describeDiagnostic({ severity, summary, detail, address, range }: Diagnostic): string {
  const scope = [address, range && `${range.filename}, line ${range.start.line}`].filter(Boolean).join(', ');
  const said = [severity === 'warning' ? `Warning: ${summary}` : summary, ...detail ? ['', ...detail.trimEnd().split('\n')] : []];
  return [said[0] + (scope === '' ? '' : ` (${scope})`), ...said.slice(1).map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
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
