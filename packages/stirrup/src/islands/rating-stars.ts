import { ratingStars } from '@stirrup/shop/rating-stars';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([ratingStars], codeFromList());
