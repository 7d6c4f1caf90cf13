import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { component, useIds } from '@stirrup/react';
import type { Part, PartBinding } from '@stirrup/runtime';
import { completeControl } from '../../shared/controls/complete-control.ts';
import { indexByKey } from '../../shared/keys/index-by-key.ts';
import { isPress } from '../../shared/keys/is-press.ts';
import { useEach } from '../use-each.ts';
import { accordionContract, CONTROL } from './contract.ts';
import { accordionProps } from './props.ts';
import { type Row, rowsByPart, rowsOf } from './rows.ts';
import { useAccordion } from './use-accordion.ts';

/** Accordion after the ARIA Authoring Practices. */
export default component(
  { props: accordionProps, contract: accordionContract },
  function Accordion({ island, ...props }) {
    const rows = rowsOf(island.parts);
    const byPart = rowsByPart(rows);
    const { isMarked, toggle } = useAccordion(island.element, rows, props);
    const idOf = useIds();
    useEach(rows, ({ title }) => title.element, nameTitle);
    const press = (event: KeyboardEvent) => {
      const titles = rows.map(({ title }) => title.element);
      const title = titles[indexByKey(event, titles, 'vertical') ?? -1];
      const isPressed = isPress(event);
      // Browsers make clicks of presses on real buttons.
      if (!title || (isPressed && title.matches('button'))) return;
      handleAlone(event);
      title.focus();
      // A key that is held down is one press.
      if (isPressed && !event.repeat) title.click();
    };
    /** An item that lacks a part stays as it is. */
    const inRow =
      (bind: (row: Row) => PartBinding<'open'>) =>
      ({ element }: Part) => {
        const row = byPart.get(element);
        return row ? bind(row) : {};
      };

    return island.bind({
      item: inRow((row) => ({ is: { open: isMarked(row) } })),
      title: inRow((row) => ({
        id: idOf(row.title),
        ...(!row.title.element.matches('button') && { role: 'button', tabindex: 0 }),
        'aria-expanded': isMarked(row),
        'aria-controls': idOf(row.content),
        // Handled in the capture phase, they do not reach a legacy script, which would act, too.
        onClickCapture: (event) => {
          if (!isOn(row.title.element, event.target)) return;
          handleAlone(event);
          toggle(row);
        },
        onKeyDownCapture: press,
      })),
      content: inRow((row) => ({
        id: idOf(row.content),
        role: 'region',
        // The builder labels contents by headings only, and by none where there are no ids.
        'aria-labelledby': row.content.printed('aria-labelledby') || idOf(row.title),
      })),
    });
  },
);

/** True if a click hits the title itself, and not a link or one of the other controls inside it, which keeps its own action. */
function isOn(title: Element, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROL) === title;
}

function handleAlone(event: Event): void {
  event.preventDefault();
  if (hasLegacyScript('bricks-scripts')) event.stopImmediatePropagation();
}

function nameTitle({ title }: Row, signal: AbortSignal): void {
  completeControl(title.element, 'openAccordion', signal);
}
