import { form } from '@stirrup/builder/form';
import { autoStart } from '../auto-start.ts';

autoStart([form]);
