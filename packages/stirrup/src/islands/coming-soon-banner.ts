import { comingSoonBanner } from '@stirrup/shop/coming-soon-banner';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([comingSoonBanner], aheadOfList());
