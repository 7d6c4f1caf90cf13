import { interactions } from '@stirrup/builder/interactions';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([interactions], aheadOfList());
