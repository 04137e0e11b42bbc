import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames } from '../class-names/class-names';
import { Disclosure } from '../disclosure/disclosure';
import { knotPath } from '../price-spread/knot';
import knotStyles from '../price-spread/knot.module.css';
import { PriceAxis } from '../price-spread/price-axis';
import { plotFrom } from '../price-spread/price-spread';
import { priceSpreadTexts } from '../price-spread/price-spread.texts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './cover-plot.module.css';
import { coverPlotTexts as texts } from './cover-plot.texts';
import { isFlat, nearestPoint, plotPoints, type CoverPlotting, type PlotPoint, type PlottedOffer } from './plot-points';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};
/** From the middle of a knot to its upper corner. */
const half = 7;
const ring = `M0-${half + 5}l12 12-12 12-12-12z`;

const Lines = ({ lines }: Pick<CoverPlotting, 'lines'>) =>
  lines.map(({ cover, y }) => (
    <g key={cover} className={styles.line} aria-hidden="true">
      <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      <text x="-16" y={`${y}%`} dy="0.35em">
        {cover}
      </text>
    </g>
  ));

const Point = ({ x, y, kind, isAt }: PlotPoint & { isAt: boolean }) => (
  <svg x={`${x}%`} y={`${y}%`} overflow="visible">
    {isAt && <path className={styles.ring} d={ring} />}
    <path className={knotStyles[kind]} d={knotPath(0, -half, kind)} />
  </svg>
);

interface Looking {
  at: number | null;
  onLook: (at: number) => void;
  /** The offer that is looked at is chosen. */
  onChoose: () => void;
}

/** The points as options of one control: arrows go from the cheapest to the dearest, a finger finds the nearest; a press on the one that is looked at chooses it. */
function Points({ points, lines, at, onLook, onChoose }: CoverPlotting & Looking) {
  const id = useId();
  const wasLookedAt = useRef(false);
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.key === 'Enter') onChoose();
    if (!step) return;
    event.preventDefault();
    onLook(step(at ?? 0, points.length - 1));
  };
  const nearest = ({ clientX, clientY, currentTarget }: PointerEvent): number => {
    const box = currentTarget.getBoundingClientRect();
    return nearestPoint(points, { x: clientX - box.left, y: clientY - box.top }, box);
  };
  const point = (event: PointerEvent): void => {
    wasLookedAt.current = nearest(event) === at;
    onLook(nearest(event));
  };
  return (
    <svg
      className={styles.points}
      role="listbox"
      tabIndex={0}
      aria-label={texts.label}
      aria-orientation="horizontal"
      aria-activedescendant={at === null ? undefined : `${id}-${at}`}
      onFocus={() => onLook(at ?? 0)}
      onKeyDown={press}
      onPointerDown={point}
      onPointerMove={(event) => onLook(nearest(event))}
      onClick={() => wasLookedAt.current && onChoose()}
    >
      <Lines lines={lines} />
      {points.map((one, place) => (
        <g
          key={one.offer.key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          aria-label={texts.offer(one.offer)}
        >
          <Point {...one} isAt={place === at} />
        </g>
      ))}
    </svg>
  );
}

interface CoverPlotProps {
  offers: readonly PlottedOffer[];
  /** Leads to what is told of the offer elsewhere, by its key. */
  onChoose: (key: string) => void;
}

/** Each knot is one offer: dearer to the right, wider cover above, in one row where all covers are equal. At least one offer; below six it is a sentence. */
export function CoverPlot({ offers, onChoose }: CoverPlotProps) {
  const [at, look] = useState<number | null>(null);
  const plotting = plotPoints(offers);
  const flat = isFlat(offers);
  const { points, range } = plotting;
  const sentence = priceSpreadTexts.sentence(offers.length, range);
  if (offers.length < plotFrom) return <p>{sentence}</p>;
  const looked = at === null ? undefined : points[at];
  return (
    <div className={classNames(styles.plot, flat && styles.flat)}>
      <VisuallyHidden as="p">{sentence}</VisuallyHidden>
      <p className={styles.readout} aria-hidden="true">
        {!flat && <span>{texts.cover}</span>} {looked ? <b>{texts.offer(looked.offer)}</b> : texts.hint}
      </p>
      <Points {...plotting} at={at} onLook={look} onChoose={() => looked && onChoose(looked.offer.key)} />
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
