import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderCountdown, stirrupCountdown } from './fixture.ts';

const saleOn = { action: 'text', actionText: 'The sale is <b>on</b>.' } as const;

/** Countdowns that run, and that have ended. */
export const demoPage: ElementPage = {
  title: 'Countdown',
  classic: () => [
    {
      name: 'To an hour in Berlin',
      markup: stirrupCountdown(
        { date: '2051-05-04 12:00', timezone: 'Europe/Berlin', ...saleOn },
        'in %d days, %H:%M:%S',
        'on 4 May 2051 at noon',
      ),
    },
    { name: 'At zero', markup: stirrupCountdown({ date: '2020-01-01 00:00' }, 'in %d days, %H hours', 'soon') },
  ],
  builder: () => [
    { name: 'To an hour in UTC', markup: builderCountdown('cntrun', { date: '2051-05-04 12:00' }) },
    { name: 'With a text at the end', markup: builderCountdown('cnttxt', { date: '2020-01-01 00:00', ...saleOn }) },
    { name: 'Hidden at the end', markup: builderCountdown('cnthid', { date: '2020-01-01 00:00', action: 'hide' }) },
    { name: 'At zero', markup: builderCountdown('cntzer', { date: '2020-01-01 00:00' }) },
  ],
};
