import { text } from '@stirrup/cms/texts';
import { Fragment } from 'react';
import { CLASS, VALUES } from './contract.ts';
import { ratingTexts } from './texts.ts';

/** State of the stars. */
interface StarsProps {
  /** The chosen value; empty for none. */
  readonly value: string;
  readonly label: HTMLElement | undefined;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  /** Id of the validation error. */
  readonly problemId: string;
}

/** The stars of the shop's own script, as a radio group with the label's text as its name. */
export function Stars({ value: chosen, label, isRequired, isInvalid, problemId }: StarsProps) {
  const name = label?.id ? { 'aria-labelledby': label.id } : { 'aria-label': label?.textContent ?? '' };
  return (
    <span role="radiogroup" {...name} aria-required={isRequired} aria-invalid={isInvalid} aria-describedby={problemId}>
      {VALUES.map((value) => (
        // Themes rely on the space between stars.
        <Fragment key={value}>
          <a {...starAttributes(value, chosen)}>{text(ratingTexts, `ratingOf${value}`)}</a>{' '}
        </Fragment>
      ))}
    </span>
  );
}

function starAttributes(value: string, chosen: string) {
  const names = [CLASS.star + value, value === chosen && CLASS.active, value <= chosen && CLASS.filled];
  return {
    className: names.filter(Boolean).join(' '),
    href: '#',
    role: 'radio',
    'aria-checked': value === chosen,
    tabIndex: value === (chosen || VALUES[0]) ? 0 : -1,
  };
}
