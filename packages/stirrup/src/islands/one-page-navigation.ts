import { onePageNavigation } from '@stirrup/builder/one-page-navigation';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([onePageNavigation], codeFromList());
