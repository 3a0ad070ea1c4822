const EARLIEST = Date.parse('1970-01-01T00:00:00Z');
const LATEST = Date.parse('9999-01-01T00:00:00Z');

/** Undefined if the text is not an RFC 3339 time that the clock can show. */
export function parseTime(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i.test(text)) return undefined;
  const time = Date.parse(text);
  return isShowable(time) ? new Date(time) : undefined;
}

/** Whether a time has a four-digit year in every time zone. */
export function isShowable(timeMs: number): boolean {
  return timeMs >= EARLIEST && timeMs < LATEST;
}
