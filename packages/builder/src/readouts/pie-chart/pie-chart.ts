import { behaviour, reducedMotion } from '@stirrup/runtime';
import { createAdditions } from '../../shared/create-additions.ts';
import { DURATION, PICTURE, pieChartContract } from './contract.ts';
import { drawPie } from './draw-pie.ts';
import { pieChartProps } from './props.ts';

/**
 * A percentage as a ring around its text, which is drawn once all of it is in view.
 *
 * A behaviour: it adds a picture, which the browser animates.
 */
export default behaviour(
  { props: pieChartProps, contract: pieChartContract },
  ({ island: { element: root, signal }, ...options }) => {
    const { percent, size } = options;
    const add = createAdditions(root, PICTURE, signal);
    const { picture, bar } = drawPie(
      options,
      new RegExp(`\\b${percent}\\b`).test(root.textContent)
        ? { 'aria-hidden': 'true' }
        : { role: 'img', 'aria-label': `${percent} %` },
    );
    root.append(add(picture));
    const show = () => {
      if (percent > 0) picture.append(bar);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        show();
        bar.animate([{ strokeDasharray: '0 100' }, {}], { duration: DURATION, easing: 'ease-in-out' });
      },
      // A chart larger than the window is never in view as a whole; positions have fractions.
      { threshold: Math.min(0.99, Math.min(innerWidth, innerHeight) / size / 2) },
    );
    if (reducedMotion().matches) show();
    else observer.observe(picture);
    addEventListener('beforeprint', show, { signal });
    signal.addEventListener('abort', () => observer.disconnect());
  },
);
