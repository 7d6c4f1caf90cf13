import { medianOf } from '../pages/median.ts';
import { compare, type Row } from './bench.ts';
import type { LoadFigures } from './load-page.ts';
import { LOAD_NAMES, LOADS, type Load, type MeasuredPage } from './measured-pages.ts';

/** Figures of one run of a load. */
interface RunFigures extends LoadFigures {
  /** Size of all its scripts as they were sent, in bytes. */
  readonly bytes: number;
  /** From navigation to the answer, if the visitor taps as soon as the page is painted; in ms. */
  readonly fromStart: number;
  /** Number of taps until one was not lost. */
  readonly taps: number;
}

/** One run of a load. */
export interface LoadRun {
  readonly page: MeasuredPage;
  readonly load: Load;
  readonly figures: RunFigures;
}

/** The figures that are numbers. */
type Figure = Exclude<keyof RunFigures, 'addresses'>;

/** Lines of a page's table. */
const LINES: readonly (readonly [figure: Figure, name: string, unit: string, divisor: number])[] = [
  ['first', 'first contentful paint', 'ms', 1],
  ['largest', 'largest contentful paint', 'ms', 1],
  ['shifts', 'layout shifts', '', 1],
  ['blocking', 'total blocking time', 'ms', 1],
  ['longest', 'longest task', 'ms', 1],
  ['bytes', 'scripts', 'kB', 1000],
  ['requests', 'requests for scripts', '', 1],
  ['depth', 'of these in a chain', '', 1],
];

/** Lines about the act, which loads without code for it lack. */
const ACT_LINES: readonly (readonly [figure: Figure, name: string, unit: string])[] = [
  ['fromStart', 'from navigation to the answer', 'ms'],
  ['taps', 'taps for that', ''],
  ['fromTap', 'from a tap at rest to the answer', 'ms'],
];

/** Median of a figure. */
function median(runs: readonly LoadRun[], page: MeasuredPage, load: Load, figure: Figure): number {
  return medianOf(runs.filter((run) => run.page === page && run.load === load).map(({ figures }) => figures[figure]));
}

/** All rows, those of a page under its heading. */
export function rowsOf(runs: readonly LoadRun[]): Row[] {
  return pagesOf(runs).flatMap((page) => {
    const of = (figure: Figure) => (load: Load) => median(runs, page, load, figure);
    const lines = LINES.map(([figure, name, unit, divisor]) => ({ figure, name, unit, divisor, loads: LOADS }));
    const acts = ACT_LINES.map(([figure, name, unit]) => ({
      figure,
      name: `${page.act?.name}: ${name}`,
      unit,
      divisor: 1,
      loads: LOADS.filter((load) => of(figure)(load) > 0),
    }));
    return [...lines, ...acts].flatMap(({ figure, name, unit, divisor, loads }) =>
      compare(
        unit,
        loads.map((load) => [LOAD_NAMES[load], of(figure)(load) / divisor] as const),
      ).map((row) => ({
        ...row,
        case: name,
        table: headingOf(page),
        column: row.case,
      })),
    );
  });
}

/** The worst medians of all pages, of either flavour. */
export function worstOf(runs: readonly LoadRun[]) {
  const flavours = ['ours', 'lite'] as const;
  const worst = (of: (page: MeasuredPage, load: Load) => number, pages = pagesOf(runs)) =>
    Math.max(...pages.flatMap((page) => flavours.map((load) => of(page, load))));
  const figure = (name: Figure) => (page: MeasuredPage, load: Load) => median(runs, page, load, name);
  return {
    firstPaintRatio: worst((page, load) => figure('first')(page, load) / figure('first')(page, 'replaced')),
    shifts: worst(
      figure('shifts'),
      pagesOf(runs).filter(({ site }) => site === 'demo'),
    ),
    blocking: worst(figure('blocking')),
    requests: worst(figure('requests')),
    depth: worst(figure('depth')),
  };
}

const pagesOf = (runs: readonly LoadRun[]) => [...new Set(runs.map(({ page }) => page))];

const headingOf = ({ name, site, path }: MeasuredPage) =>
  `${name[0]?.toUpperCase()}${name.slice(1)}${site === 'demo' ? ` (\`${path}\`)` : ''}`;
