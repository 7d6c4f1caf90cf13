import { ratingTexts, text } from '@stirrup/cms/texts';
import { createMessage } from '../message-beside.ts';
import { CLASS, VALUES } from './contract.ts';

/** Stars that are on no page yet. */
export interface Stars {
  readonly paragraph: HTMLElement;
  readonly group: HTMLElement;
  /** From one to five. */
  readonly links: readonly HTMLAnchorElement[];
  /** Says behind the stars, and to who comes to them, that a rating is needed; or no longer. */
  readonly complain: (isMissing: boolean) => void;
}

let count = 0;

/** Makes the markup of the shop's own script, as a group of radio buttons that has the label's name. */
export function createStars(label: HTMLLabelElement | null): Stars {
  const paragraph = Object.assign(document.createElement('p'), { className: CLASS.stars });
  const group = Object.assign(document.createElement('span'), { role: 'radiogroup' });
  if (label?.id) group.setAttribute('aria-labelledby', label.id);
  else group.setAttribute('aria-label', label?.textContent ?? '');
  const links = VALUES.map((value) => {
    const textContent = text(ratingTexts, `ratingOf${value}`);
    const className = CLASS.star + value;
    return Object.assign(document.createElement('a'), { className, href: '#', role: 'radio', textContent });
  });
  // Themes count on the space between them.
  group.append(...links.flatMap((link) => [link, ' ']));
  paragraph.append(group);

  const message = createMessage(text(ratingTexts, 'chooseRating'));
  message.id = `stirrup-rating-${++count}`;
  group.setAttribute('aria-describedby', message.id);
  const complain = (isMissing: boolean) => {
    message.remove();
    group.setAttribute('aria-invalid', String(isMissing));
    if (isMissing) paragraph.after(message);
  };
  return { paragraph, group, links, complain };
}
