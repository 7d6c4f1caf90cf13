/** 25 hours in ms: at that distance clocks show the offset that holds before they are changed. */
const DAY_BEFORE = 9e7;

/**
 * The instant at which clocks in a zone show a time; NaN for what is no time or no zone. When clocks are put back, it is
 * the first of two; a time that they skip is as much later as they skip.
 *
 * @param local `YYYY-MM-DD HH:MM`.
 * @param timeZone A name of the IANA database, or an offset, `UTC+02:00`; UTC if empty.
 */
export function instantIn(local: string, timeZone: string): number {
  // An offset stands alone, or after GMT or UTC.
  const at = (zone: string) => Date.parse(local.replace(' ', 'T') + (zone.replace(/.*(MT|TC)/, '') || 'Z'));
  try {
    const { format: zoneAt } = Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    // The offset of the day before leads within an hour or so of the instant, where the offset is the right one.
    const near = at(zoneAt(at('') - DAY_BEFORE));
    const exact = at(zoneAt(near));
    return at(zoneAt(exact)) === exact ? exact : near;
  } catch {
    // It has no name, but perhaps an offset.
    return at(timeZone);
  }
}
