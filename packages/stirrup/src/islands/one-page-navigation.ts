import { onePageNavigation } from '@stirrup/builder/one-page-navigation';
import { autoStart } from '../auto-start.ts';

autoStart([onePageNavigation]);
