import { quantity } from '@stirrup/shop/quantity';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([quantity], aheadOfList());
