import { lightbox } from '@stirrup/builder/lightbox';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([lightbox], aheadOfList());
