import { chooseColourScheme, colourScheme, mainScheme, otherScheme } from '@stirrup/cms/colour-scheme';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { text } from '@stirrup/cms/texts';
import { behaviour, isPlainClick } from '@stirrup/runtime';
import { makeControl } from '../../shared/make-control.ts';
import { colourSchemeContract } from './contract.ts';
import { colourSchemeProps } from './props.ts';
import { colourSchemeTexts } from './texts.ts';
import { wasTicked } from './was-ticked.ts';

/**
 * A control of the page's colour scheme. On the settings' script element it only applies the scheme, for pages without
 * a control.
 *
 * A behaviour: it mirrors the page's scheme, and is in headers, where a component would load React on every page.
 */
export default behaviour({ props: colourSchemeProps, contract: colourSchemeContract }, ({ island, shows }) => {
  const { element: control, signal } = island;
  const scheme = colourScheme();
  if (control instanceof HTMLScriptElement) return;
  const main = mainScheme();
  const alternative = otherScheme(main);
  const isToggle = shows === 'toggle';
  const own = { toggle: alternative, alt: alternative, main, light: 'light', dark: 'dark' } as const;
  const isTick = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
  // Ticked before this code had loaded: that was a press.
  const wanted = () => (isTick && !control.checked ? otherScheme(own[shows]) : own[shows]);
  if (isTick && wasTicked(control)) chooseColourScheme(wanted());
  const isLegacy = hasLegacyScript('color-scheme-switcher-frontend');

  const update = () => {
    const isOn = scheme.get() === own[shows];
    if (isTick) control.checked = isOn;
    island.bind({
      root: () => ({
        ...(!isTick && { 'aria-pressed': isOn }),
        ...(!isToggle && { is: { active: isOn } }),
        // At the target, capturing listeners run before all others: the legacy script must not switch the scheme back.
        [isLegacy ? 'onClickCapture' : 'onClick']: press,
      }),
    });
  };

  const press = (event: Event) => {
    if (event instanceof MouseEvent && !isPlainClick(event)) return;
    // A link is a button here: its address is for visitors without scripts. A checkbox or radio button keeps its
    // default action.
    if (!isTick) event.preventDefault();
    if (isLegacy) event.stopImmediatePropagation();
    chooseColourScheme(isToggle ? otherScheme(scheme.get()) : wanted());
    update();
  };
  makeControl(control, text(colourSchemeTexts, own[shows] === 'dark' ? 'darkScheme' : 'lightScheme'), press, signal);

  signal.addEventListener('abort', scheme.subscribe(update));
});
