import { text, visibleText } from '@stirrup/cms/texts';
import { component, useIds } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { readMoreContract } from './contract.ts';
import { readMoreProps } from './props.ts';
import { readMoreTexts } from './texts.ts';
import { useReadMore } from './use-read-more.ts';

/** Read more after the ARIA Authoring Practices (Disclosure). Without both parts the text stays whole. */
export default component({ props: readMoreProps, contract: readMoreContract }, function ReadMore({ island, ...props }) {
  const [content] = island.parts.text;
  const [button] = island.parts.button;
  const [elements] = useState(
    () => content && button && { root: island.element, text: content.element, button: button.element },
  );
  // Printed by the page, or copied with an open text.
  const isPrintedOpen = button?.printed('aria-expanded') === 'true';
  const { isOpen, isLong, toggle, openFor, measure } = useReadMore(elements, props.lines, isPrintedOpen);
  const [printed] = useState(() => button?.element.textContent.trim());
  const more = props.moreText || (!isPrintedOpen && printed) || text(readMoreTexts, 'readMore');
  const less = props.lessText || (isPrintedOpen && printed) || visibleText(readMoreTexts, 'readLess') || more;
  useShown(button?.element, isLong);
  useLabel(button?.element, isOpen ? less : more);
  const idOf = useIds();

  if (!elements) return island.bind({});
  return island.bind({
    text: (part) => ({
      id: idOf(part),
      is: { closed: isLong && !isOpen },
      onFocus: ({ target }) => target instanceof Element && openFor(target),
    }),
    button: () => ({
      hidden: !isLong,
      'aria-expanded': isOpen,
      'aria-controls': idOf(content),
      onClick: (event) => {
        event.preventDefault();
        toggle();
      },
      onBlur: () => measure(),
    }),
  });
});

/** Labels a button. Its printed content, which may be more than words, shows wherever it says the same. */
function useLabel(button: HTMLElement | undefined, label: string): void {
  useLayoutEffect(() => {
    if (!button || button.textContent.trim() === label) return;
    const printed = [...button.childNodes];
    button.textContent = label;
    return () => button.replaceChildren(...printed);
  }, [button, label]);
}

/** Shows a button or not: themes whose buttons have a `display` of their own overrule `hidden`. */
function useShown(button: HTMLElement | undefined, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!button) return;
    const restore = keepAttributes(button, ['style']);
    button.style.display = isShown ? '' : 'none';
    return restore;
  }, [button, isShown]);
}
