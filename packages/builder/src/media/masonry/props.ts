import { boolean, choice, defineProps, string } from '@stirrup/runtime';
import { OPTIONS } from './contract.ts';

const inJson = (key: string) => ({ attribute: OPTIONS, key });

/** Options of a masonry. */
export const masonryProps = defineProps(
  {
    /** With `grid`, items lie in rows. */
    layout: string(),
    /** Look of an item before it appears. */
    transitionMode: choice(['scale', 'fade', 'slideLeft', 'slideRight', 'skew'], 'scale'),
    /** Duration of moving and appearing, as in CSS. Visitors who prefer reduced motion have none. */
    transitionDuration: string('0.4s'),
    /** Items lie in columns by turns, instead of the shortest column. */
    horizontalOrder: boolean(),
  },
  {
    bricks: {
      transitionMode: inJson('transitionMode'),
      transitionDuration: inJson('transitionDuration'),
      horizontalOrder: inJson('horizontalOrder'),
    },
  },
);
