import { afterEach, expect, it, vi } from 'vitest';
import { closeVariationsForm, openVariationsForm } from '../../testing/open-variations-form.ts';

vi.mock('./request-code.ts', () => {
  throw new TypeError('no code');
});
// Without its second attempt, which comes a second later.
vi.mock('@stirrup/runtime', async (load) => ({
  ...(await load<typeof import('@stirrup/runtime')>()),
  importWithRetry: <Module>(attempt: () => Promise<Module>) => attempt(),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  return closeVariationsForm();
});

it('says that a variation cannot be requested where the code that requests it does not come', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const { form, area, colour, size, choose } = await openVariationsForm({
    prepare: (element) => element.setAttribute('data-product_variations', 'false'),
  });
  choose(colour, 'bay');
  choose(size, 'Pony');
  const message = () => form.querySelector('[role="alert"].stirrup-message');
  await vi.waitFor(() => expect(area.nextElementSibling).toBe(message()));
  expect(message()?.textContent).toBe('An unknown error occurred. Please try again.');
  choose(size, '');
  await vi.waitFor(() => expect(message()).toBeNull());
});
