import { expect, it } from 'vitest';
import { formOn } from '../../testing/form-on-page.ts';

/** The accessibility tree of the visible step: names, roles and states, without other texts. */
const PROGRESS = ['- listitem: You', '- listitem: Your horse', '- listitem: The fitting'];

it('is accessible step by step: names, the current step, errors, and new fields', async () => {
  const { page, at } = await formOn('/builder/wizard/', 'wizard');
  await page.waitForSelector(at('[data-step-next]'));
  const tree = async () => {
    const lines = (await page.locator(at()).ariaSnapshot()).split('\n').map((line) => line.trim());
    return lines.filter((line) =>
      /^- (heading|textbox|radio |checkbox|spinbutton|combobox|button|listitem: )/.test(line),
    );
  };
  const said = (role: 'alert' | 'status') =>
    page.evaluate(
      (name) => [...document.querySelectorAll(`[role="${name}"]`)].map((region) => region.textContent).join(''),
      role,
    );
  const current = () => page.locator(at('[aria-current="step"]')).allTextContents();
  const focused = async () => (await page.locator(':focus').ariaSnapshot()).trim();

  expect(await tree()).toEqual([
    ...PROGRESS,
    '- heading "You" [level=2]',
    '- textbox "Your name"',
    '- textbox "Email"',
    '- button "Next"',
  ]);
  expect(await current()).toEqual(['You']);

  // Two errors: each at its field, their number announced, the focus on the first.
  await page.click(at('[data-step-next]'));
  await page.waitForSelector('text=2 fields need attention', { state: 'attached' });
  expect((await tree()).filter((line) => line.includes('[invalid]'))).toEqual([
    '- textbox "Your name" [invalid]',
    '- textbox "Email" [invalid]',
  ]);
  expect(await said('alert')).toContain('2 fields need attention');
  expect(await focused()).toContain('- textbox "Your name"');
  expect(
    await page.locator(':focus').evaluate((field) => {
      const id = field.getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent;
    }),
  ).toBe('Please tell us your name.');

  await page.fill(at('[name="form-field-wzname"]'), 'Jo');
  await page.fill(at('[name="form-field-wzmail"]'), 'jo@example.test');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Your horse');
  expect(await focused()).toBe('- heading "Your horse" [level=2]');
  expect(await said('status')).toContain('Step 2 of 3');
  expect(await current()).toEqual(['Your horse']);
  await expect
    .poll(tree)
    .toEqual([
      ...PROGRESS,
      '- heading "Your horse" [level=2]',
      '- radio "Horse"',
      '- radio "Pony"',
      '- checkbox "It has worn a saddle before"',
      '- button "Back"',
      '- button "Next"',
    ]);

  await page.check('text=Pony');
  await page.waitForSelector(at('[name="form-field-wzsize"]'), { state: 'visible' });
  expect(await said('status')).toContain('One more to fill in: Hands');
  expect(await tree()).toContain('- spinbutton "Hands"');
  await page.fill(at('[name="form-field-wzsize"]'), '12');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'The fitting');
  expect(await said('status')).toContain('Step 3 of 3');
  expect(await current()).toEqual(['The fitting']);
  const last = await tree();
  expect(last).toContain('- button "Ask for a fitting"');
  expect(last).toContain('- button "Back"');
  expect(last).not.toContain('- button "Next"');

  await page.click(at('[data-step-back]'));
  expect(await focused()).toBe('- heading "Your horse" [level=2]');
  expect(await said('status')).toContain('Step 2 of 3');
});
