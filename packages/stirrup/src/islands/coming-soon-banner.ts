import { comingSoonBanner } from '@stirrup/shop/coming-soon-banner';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([comingSoonBanner], codeFromList());
