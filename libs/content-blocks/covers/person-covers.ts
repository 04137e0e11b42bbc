import { airplaneTiltThinIcon, catThinIcon, dogThinIcon, hospitalThinIcon } from '@emsal/ui/icon/icons';
import { accent, dots, good, hair, ink, knot, knots, line, paper, thing, type Drawing } from './shape';

export const pulse: Drawing = [line('M0 150H110l16-24 20 60 20-110 22 120 18-60 14 14H400'), accent(knot(166, 72, 10))];

/** Two ways to the same hospital. */
export const hospital: Drawing = [
  line('M30 182H370'),
  thing(hospitalThinIcon, [46, 48, 152]),
  dots('M200 130C250 130 262 76 322 76M200 130C250 130 262 150 322 150'),
  accent(knot(330, 76, 11)),
  ink(knot(330, 150, 11)),
];

const years = Array.from({ length: 12 }, (_, at) => {
  const angle = (at * Math.PI) / 6;
  return [Math.round(200 + 76 * Math.sin(angle)), Math.round(110 - 76 * Math.cos(angle))] as const;
});

/** Years that follow one another for life. */
export const renewal: Drawing = [
  hair('M200 34a76 76 0 1 1 0 152a76 76 0 1 1 0-152z'),
  ink(knots(years.slice(1), 9)),
  accent(knots(years.slice(0, 1), 13)),
];

/** Somebody under cover. */
export const person: Drawing = [
  line('M60 190H340'),
  paper('M200 66a26 26 0 1 1 0 52a26 26 0 1 1 0-52z'),
  ink('M140 190c0-42 26-60 60-60s60 18 60 60z'),
  dots('M96 190a104 156 0 0 1 208 0'),
  accent(knot(200, 34)),
];

/** A journey across a border. */
export const flight: Drawing = [
  dots('M30 190C110 170 230 130 330 50'),
  thing(airplaneTiltThinIcon, [292, 8, 88]),
  ink(knot(34, 188)),
  good('M180 40V200'),
  accent(knot(180, 148)),
];

export const pets: Drawing = [
  thing(catThinIcon, [52, 48, 124]),
  thing(dogThinIcon, [224, 48, 124]),
  accent(knot(200, 112)),
];
