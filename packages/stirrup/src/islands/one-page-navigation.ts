import { onePageNavigation } from '@stirrup/builder/one-page-navigation';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([onePageNavigation], aheadOfList());
