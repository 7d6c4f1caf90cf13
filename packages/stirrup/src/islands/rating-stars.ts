import { ratingStars } from '@stirrup/shop/rating-stars';
import { autoStart } from '../auto-start.ts';

autoStart([ratingStars]);
