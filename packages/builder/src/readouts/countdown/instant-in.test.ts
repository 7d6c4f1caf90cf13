import { expect, it } from 'vitest';
import { instantIn } from './instant-in.ts';

it.each([
  ['2031-05-04 12:00', 'UTC', '2031-05-04T12:00Z'],
  ['2031-05-04 12:00', 'UTC+05:30', '2031-05-04T06:30Z'],
  ['2031-05-04 12:00', 'UTC-08:00', '2031-05-04T20:00Z'],
  ['2031-05-04 12:00', 'Etc/GMT+5', '2031-05-04T17:00Z'],
  ['2031-01-04 12:00', 'Europe/Berlin', '2031-01-04T11:00Z'],
  ['2031-07-04 12:00', 'Europe/Berlin', '2031-07-04T10:00Z'],
  ['2031-07-04 12:00', 'Asia/Kathmandu', '2031-07-04T06:15Z'],
  // Clocks are put forward in the night to 31 March 2024, and skip the hour after two.
  ['2024-03-31 01:59', 'Europe/Berlin', '2024-03-31T00:59Z'],
  ['2024-03-31 02:30', 'Europe/Berlin', '2024-03-31T01:30Z'],
  ['2024-03-31 03:00', 'Europe/Berlin', '2024-03-31T01:00Z'],
  ['2024-03-10 02:30', 'America/New_York', '2024-03-10T07:30Z'],
  // They are put back in the night to 27 October, and show the hour after two again.
  ['2024-10-27 01:59', 'Europe/Berlin', '2024-10-26T23:59Z'],
  ['2024-10-27 02:30', 'Europe/Berlin', '2024-10-27T00:30Z'],
  ['2024-10-27 03:00', 'Europe/Berlin', '2024-10-27T02:00Z'],
  ['2024-11-03 01:30', 'America/New_York', '2024-11-03T05:30Z'],
  ['2024-10-06 02:15', 'Australia/Lord_Howe', '2024-10-05T15:45Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(new Date(instantIn(local, zone)).toISOString()).toBe(new Date(instant).toISOString());
});

it('is what clocks in the zone show, around their changes', () => {
  for (const timeZone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Chatham']) {
    const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2027, 0, 1); instant += 11 * 1_800_000) {
      const local = clock.format(instant);
      expect(clock.format(instantIn(local, timeZone))).toBe(local);
    }
  }
}, 20_000);

it.each([
  ['soon', 'UTC+00:00'],
  ['soon', 'Europe/Berlin'],
  ['2031-05-04 12:00', 'Mars/Olympus'],
  ['', ''],
])('%j in %j is none', (local, zone) => {
  expect(instantIn(local, zone)).toBeNaN();
});
