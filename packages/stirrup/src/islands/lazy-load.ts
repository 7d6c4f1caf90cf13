import { lazyLoad } from '@stirrup/builder/lazy-load';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([lazyLoad], codeFromList());
