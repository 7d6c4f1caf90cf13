import { sortOrder } from '@stirrup/shop/sort-order';
import { autoStart } from '../auto-start.ts';

autoStart([sortOrder]);
