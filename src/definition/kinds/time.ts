const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/;

/** Whether the text is an RFC 3339 time with a valid date. */
export function isTime(text: string): boolean {
  return timeKey(text) !== undefined;
}

/** The same text for all spellings of one moment; undefined if the text is not an RFC 3339 time. */
export function timeKey(text: string): string | undefined {
  const found = RFC_3339.exec(text);
  if (!found) return undefined;
  const [year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN, second = NaN] = found.slice(1, 7).map(Number);
  const fraction = (found[7] ?? '').replace(/0+$/, '');
  const [offsetHour, offsetMinute] = [Number(found[9] ?? 0), Number(found[10] ?? 0)];
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  const dayExists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  if (!dayExists || hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined;
  const offset = (offsetHour * 60 + offsetMinute) * (found[8] === '-' ? -1 : 1);
  moment.setUTCHours(hour, minute - offset, second);
  return `${moment.getTime() / 1000}${fraction && `+0.${fraction}`}`;
}
