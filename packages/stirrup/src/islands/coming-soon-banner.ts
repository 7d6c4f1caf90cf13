import { comingSoonBanner } from '@stirrup/shop/coming-soon-banner';
import { autoStart } from '../auto-start.ts';

autoStart([comingSoonBanner]);
