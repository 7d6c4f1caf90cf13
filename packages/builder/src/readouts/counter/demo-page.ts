import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderCounter, stirrupCounter } from './fixture.ts';

const riders = { countTo: 12_500, thousands: true, separator: '.', prefix: 'over ', suffix: ' riders' } as const;

/** Counters up and down, with decimals and negative numbers. */
export const demoPage: ElementPage = {
  title: 'Counter',
  classic: () => [
    { name: 'Up, with thousands', markup: stirrupCounter(riders) },
    { name: 'Down, below zero', markup: stirrupCounter({ countFrom: 5, countTo: -12.5, suffix: ' °C' }) },
  ],
  builder: () => [
    { name: 'Up, with thousands', markup: builderCounter('cntupt', riders) },
    { name: 'Down', markup: builderCounter('cntdwn', { countFrom: 100, countTo: 0, duration: 800, suffix: ' left' }) },
  ],
};
