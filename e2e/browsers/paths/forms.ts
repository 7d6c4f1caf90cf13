import type { IslandPaths } from '../visitor.ts';

/** Forms of the builder. */
export const forms: Readonly<Record<string, IslandPaths>> = {
  form: {
    happy: async (visitor) => {
      await visitor.open('/elements/forms/');
      await visitor.ready('[data-element-id="elever"]');
      await visitor.click('[data-element-id="elever"] [type="submit"], [data-element-id="elever"] button:not([type])');
      await visitor.sees(['[data-element-id="elever"]', 'Please tell us your name.']);
      await visitor.type('[data-element-id="elever"] [name="form-field-elname"]', 'Wilma');
      await visitor.missesNow(['[data-element-id="elever"] *', 'Please tell us your name.']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/forms/');
      await visitor.ready('[data-element-id="elever"]');
      await visitor.focus('[data-element-id="elever"] [name="form-field-elmail"]');
      await visitor.press('x', 'Enter');
      await visitor.isAt('[data-element-id="elever"] [name="form-field-elname"]');
      await visitor.sees(['[data-element-id="elever"]', 'Please tell us your name.']);
      await visitor.sees(['[data-element-id="elever"]', 'This is no address.']);
    },
  },
  'password-toggle': {
    happy: async (visitor) => {
      await visitor.open('/account-forms/');
      await visitor.click('[data-island="password-toggle"] [data-part="toggle"]');
      await visitor.waitFor(
        () => document.querySelector<HTMLInputElement>('[data-island="password-toggle"] input')?.type === 'text',
      );
    },
    keyboard: async (visitor) => {
      await visitor.open('/account-forms/');
      await visitor.focus('[data-island="password-toggle"] [data-part="toggle"]');
      await visitor.press('Enter');
      await visitor.waitFor(
        () => document.querySelector<HTMLInputElement>('[data-island="password-toggle"] input')?.type === 'text',
      );
    },
  },
};
