import { quantity } from '@stirrup/shop/quantity';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([quantity], codeFromList());
