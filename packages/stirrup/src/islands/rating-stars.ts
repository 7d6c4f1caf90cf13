import { ratingStars } from '@stirrup/shop/rating-stars';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([ratingStars], aheadOfList());
