import { slideMenu } from '@stirrup/builder/slide-menu';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([slideMenu], aheadOfList());
