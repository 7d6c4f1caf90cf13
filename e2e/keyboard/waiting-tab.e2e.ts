import { expect, it } from 'vitest';
import { openBoxes, stall, untilState } from '../runtime/box.ts';

it('Tab that has waited for an island without new stops goes on by itself', async () => {
  const code = stall();
  const page = await openBoxes(
    `<button>First</button><div data-island="box"></div><button>Second</button>
     <label><input type="radio" name="fit"> Cob</label><label><input type="radio" name="fit" checked> Full</label>`,
    `start: 'idle'`,
    {
      prepare: async (fresh) => {
        // Nothing starts by itself.
        await fresh.addInitScript(() => {
          globalThis.requestIdleCallback = () => 0;
        });
        await code.prepare(fresh);
      },
    },
  );
  const focused = () => page.evaluate(() => document.activeElement?.parentElement?.textContent?.trim());
  await page.focus('button');
  await page.keyboard.press('Tab');
  await untilState(page, 'loading');
  await page.keyboard.press('Tab');
  expect(await page.textContent(':focus')).toBe('Second');
  await code.release();
  await expect.poll(focused).toBe('Full');
});
