import { lazyLoad } from '@stirrup/builder/lazy-load';
import { autoStart } from '../auto-start.ts';

autoStart([lazyLoad]);
