import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames } from '../class-names/class-names';
import { Disclosure } from '../disclosure/disclosure';
import { knotPath } from '../price-spread/knot';
import knotStyles from '../price-spread/knot.module.css';
import { PriceAxis } from '../price-spread/price-axis';
import { minPlottedOffers } from '../price-spread/price-spread';
import { priceSpreadTexts } from '../price-spread/price-spread.texts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './cover-plot.module.css';
import { coverPlotTexts as texts } from './cover-plot.texts';
import {
  isFlat,
  nearestPoint,
  plotPoints,
  type CoverPlotLayout,
  type PlotPoint,
  type PlottedOffer,
} from './plot-points';

const steps: Record<string, (active: number, last: number) => number> = {
  ArrowRight: (active, last) => Math.min(active + 1, last),
  ArrowLeft: (active) => Math.max(active - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};
/** Distance from the centre of a mark to its corner. */
const half = 7;
const ring = `M0-${half + 5}l12 12-12 12-12-12z`;

const Lines = ({ lines }: Pick<CoverPlotLayout, 'lines'>) =>
  lines.map(({ cover, y }) => (
    <g key={cover} className={styles.line} aria-hidden="true">
      <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      <text x="-16" y={`${y}%`} dy="0.35em">
        {cover}
      </text>
    </g>
  ));

const Point = ({ x, y, kind, isActive }: PlotPoint & { isActive: boolean }) => (
  <svg x={`${x}%`} y={`${y}%`} overflow="visible">
    {isActive && <path className={styles.ring} d={ring} />}
    <path className={knotStyles[kind]} d={knotPath(0, -half, kind)} />
  </svg>
);

interface Highlight {
  active: number | null;
  onHighlight: (active: number) => void;
  /** Chooses the highlighted offer. */
  onChoose: () => void;
}

/**
 * The points as options of one listbox: arrow keys move by price, a pointer finds the nearest; pressing the highlighted
 * one chooses it.
 */
function Points({ points, lines, active, onHighlight, onChoose }: CoverPlotLayout & Highlight) {
  const id = useId();
  const wasActive = useRef(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.key === 'Enter') onChoose();
    if (!step) return;
    event.preventDefault();
    onHighlight(step(active ?? 0, points.length - 1));
  };
  const nearest = ({ clientX, clientY, currentTarget }: PointerEvent): number => {
    const box = currentTarget.getBoundingClientRect();
    return nearestPoint(points, { x: clientX - box.left, y: clientY - box.top }, box);
  };
  const onPointerDown = (event: PointerEvent): void => {
    wasActive.current = nearest(event) === active;
    onHighlight(nearest(event));
  };
  return (
    <svg
      className={styles.points}
      role="listbox"
      tabIndex={0}
      aria-label={texts.label}
      aria-orientation="horizontal"
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      onFocus={() => onHighlight(active ?? 0)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => onHighlight(nearest(event))}
      onClick={() => wasActive.current && onChoose()}
    >
      <Lines lines={lines} />
      {points.map((one, index) => (
        <g
          key={one.offer.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          aria-label={texts.offer(one.offer)}
        >
          <Point {...one} isActive={index === active} />
        </g>
      ))}
    </svg>
  );
}

interface CoverPlotProps {
  offers: readonly PlottedOffer[];
  /** Called with the key of the chosen offer. */
  onChoose: (key: string) => void;
}

/**
 * Plots offers by price and cover score, in one row when all scores are equal. At least one offer; below six only a
 * sentence.
 */
export function CoverPlot({ offers, onChoose }: CoverPlotProps) {
  const [active, setActive] = useState<number | null>(null);
  const plotting = plotPoints(offers);
  const isFlatPlot = isFlat(offers);
  const { points, range } = plotting;
  const sentence = priceSpreadTexts.sentence(offers.length, range);
  if (offers.length < minPlottedOffers) return <p>{sentence}</p>;
  const activePoint = active === null ? undefined : points[active];
  return (
    <div className={classNames(styles.plot, isFlatPlot && styles.flat)}>
      <VisuallyHidden as="p">{sentence}</VisuallyHidden>
      <p className={styles.readout} aria-hidden="true">
        {!isFlatPlot && <span>{texts.cover}</span>} {activePoint ? <b>{texts.offer(activePoint.offer)}</b> : texts.hint}
      </p>
      <Points
        {...plotting}
        active={active}
        onHighlight={setActive}
        onChoose={() => activePoint && onChoose(activePoint.offer.key)}
      />
      <PriceAxis range={range} />
      <Disclosure variant="inline" summary={texts.list}>
        <ol className={styles.list}>
          {points.map(({ offer }) => (
            <li key={offer.key}>
              <button type="button" onClick={() => onChoose(offer.key)}>
                {offer.name}:
              </button>{' '}
              <span>{texts.figures(offer)}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
