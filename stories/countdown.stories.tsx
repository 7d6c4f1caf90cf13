import { countdown } from '@stirrup/builder/countdown';
import type { Meta } from '@storybook/react-vite';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import {
  builderCountdown,
  builderFields,
  stirrupCountdown,
} from '../packages/builder/src/readouts/countdown/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, sees } from './support/play.ts';

export default { title: 'Builder/Countdown' } satisfies Meta;

const shows = (markup: Html, text: RegExp, page = '/', direction?: 'rtl') =>
  islandStory({
    page,
    ...(direction && { direction }),
    markup: () => String(markup),
    islands: [countdown],
    play: async (canvas) => {
      await allReady(canvas);
      await sees(canvas, '[data-island-state]', text);
    },
  });

const future = { date: '2051-05-04 12:00', timezone: 'Europe/Berlin' } as const;
const past = { date: '2020-01-01 00:00' } as const;

export const Running = shows(
  stirrupCountdown(future, 'in %d days, %H:%M:%S', 'on 4 May 2051'),
  /in \d{4} days, \d\d:\d\d:\d\d/,
);

/** Fields with words before and after the number, one of them with markup. */
export const Fields = shows(builderCountdown('a', future), /\d{4} days/, '/builder/');

export const AtZero = shows(builderCountdown('a', past), /00 days/, '/builder/');

export const WithATextAtTheEnd = shows(
  stirrupCountdown({ ...past, action: 'text', actionText: 'The sale is <b>on</b>.' }, '%d days', 'soon'),
  /^The sale is on\.$/,
);

export const HiddenAtTheEnd = shows(
  builderCountdown('a', { ...past, action: 'hide' }, builderFields),
  /^$/,
  '/builder/',
);

/** The printed words stay. */
export const BrokenZone = shows(
  stirrupCountdown({ ...future, timezone: 'Mars/Olympus' }, '%d days', 'on 4 May 2051'),
  /on 4 May 2051/,
);

export const RightToLeft = shows(html`${stirrupCountdown(future, '%d يوم, %H:%M:%S', '4')}`, /يوم/, '/', 'rtl');
