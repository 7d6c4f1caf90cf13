import { form } from '@stirrup/builder/form';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([form], aheadOfList());
