const DAY = 86_400_000;
const OFFSET = /[+-]\d\d:\d\d$/;

/**
 * The instant at which clocks in a zone show a time; NaN for what is no time or no zone. When clocks are put back, it is
 * the first of two; a time that they skip is as much later as they skip.
 *
 * @param local `YYYY-MM-DD HH:MM`.
 * @param timeZone A name of the IANA database, or an offset, `UTC+02:00`.
 */
export function instantIn(local: string, timeZone: string): number {
  const at = (offset = 'Z') => Date.parse(local.replace(' ', 'T') + offset);
  const fixed = OFFSET.exec(timeZone);
  if (fixed) return at(fixed[0]);
  try {
    const { format } = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const offsetAt = (instant: number) => OFFSET.exec(format(instant))?.[0];
    // The offset of the day before leads within an hour or so of the instant, where the offset is the right one.
    const near = at(offsetAt(at() - DAY));
    const offset = offsetAt(near);
    return offsetAt(at(offset)) === offset ? at(offset) : near;
  } catch {
    return Number.NaN;
  }
}
