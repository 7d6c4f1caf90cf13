import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPage } from '../../../../../e2e/support/browser.ts';
import { workspaceRoot } from '../../../../../scripts/find-islands.ts';
import { stirrupToggle } from '../toggle/fixture.ts';
import { stirrupPanel } from './fixture.ts';

const styles = readFileSync(`${workspaceRoot}/node_modules/flatpickr/dist/flatpickr.css`, 'utf8');
const OPEN = '.flatpickr-calendar.open';
const content = `<form data-island="form" method="post" action="/fitting"><p data-part="field"><label for="day">Day</label>
  <input type="text" id="day" name="day" data-bricks-datepicker-options='{"dateFormat":"Y-m-d"}'></p></form>`;

test('a calendar of a field in it is in reach, and a click on a day closes the calendar only', async () => {
  const page = await openPage(
    `<style>${styles}</style>${stirrupToggle('Fitting', { target: '#panel' })}${stirrupPanel('right', { id: 'panel' })}`.replace(
      /<p><a.*<\/p>/,
      content,
    ),
    {
      entry: `
        import { start } from '@stirrup/runtime';
        import { form } from '@stirrup/builder/form';
        import { offCanvas } from '@stirrup/builder/off-canvas';
        import { toggle } from '@stirrup/builder/toggle';
        start(form, offCanvas, toggle);`,
    },
  );
  const field = page.locator('#day');
  // The calendar is built while the panel is open the first time, and there before the second time.
  for (const day of ['14', '15']) {
    await page.click('text=Fitting');
    await page.waitForSelector('#day[role="combobox"]');
    await field.click();
    await page.locator(`${OPEN} .flatpickr-day:not(.prevMonthDay, .nextMonthDay)`, { hasText: day }).click();
    await page.waitForSelector(OPEN, { state: 'detached' });
    expect([await field.inputValue(), await page.isVisible('#panel')]).toEqual([
      expect.stringMatching(`-${day}$`),
      true,
    ]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('#panel', { state: 'hidden' });
  }
});
