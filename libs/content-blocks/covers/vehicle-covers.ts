import { carProfileThinIcon, carThinIcon, chargingStationThinIcon } from '@emsal/ui/icon/icons';
import { accent, dots, good, hair, ink, knot, knots, line, paper, soft, thing, type Drawing } from './shape';

/** What each step of the no-claims scale costs. */
export const steps: Drawing = [
  ink('M40 46h30v144H40zM76 62h30v128H76zM112 78h30v112h-30zM148 94h30v96h-30zM184 110h30v80h-30zM220 126h30v64h-30z'),
  accent('M256 142h30v48h-30z'),
  ink('M292 158h30v32h-30zM328 174h30v16h-30z'),
];

/** One damage below the limit, one above it. */
export const limit: Drawing = [
  soft('M230 36h70v54h-70z'),
  ink('M100 126h70v64h-70zM230 90h70v100h-70z'),
  line('M50 190H350'),
  dots('M50 90H350'),
  accent(knot(350, 90)),
];

const days = Array.from({ length: 28 }, (_, at) => [98 + (at % 7) * 34, 58 + Math.floor(at / 7) * 36] as const);

/** Days that were covered, the one that is not, and those that follow. */
export const calendar: Drawing = [
  ink(knots(days.slice(0, 16), 10)),
  accent(knots(days.slice(16, 17), 12)),
  hair(knots(days.slice(17), 10)),
];

/** A car that changes its owner, behind its policy. */
export const papers: Drawing = [
  line('M40 176H360'),
  thing(carProfileThinIcon, [44, 72, 142]),
  dots('M196 140C220 120 236 116 258 116'),
  paper('M270 58h74v102h-74z'),
  hair('M284 80h46M284 96h46M284 112h28'),
  accent(knot(326, 138)),
];

/** The first hour of twelve. */
export const clock: Drawing = [
  paper('M200 26a84 84 0 1 1 0 168a84 84 0 1 1 0-168z'),
  soft('M200 110V38a72 72 0 0 1 36 9.6z'),
  hair(
    'M200 34v10M200 176v10M124 110h10M266 110h10M162 44l5 9M233 167l5 9M134 72l9 5M257 143l9 5M266 72l-9 5M143 143l-9 5M167 167l-5 9',
  ),
  line('M200 110V38M200 110l32 20'),
  accent(knot(236, 48)),
];

/** Whose damage each of two policies pays. */
export const twoCars: Drawing = [
  line('M40 172H360'),
  thing(carThinIcon, [56, 62, 124]),
  thing(carProfileThinIcon, [222, 66, 134]),
  dots('M200 34V194'),
  accent(knot(200, 110, 11)),
];

/** The part of a damage that the policyholder bears. */
export const deductible: Drawing = [
  paper('M50 84h68v52H50z'),
  ink('M118 84h232v52H118z'),
  accent(knot(118, 62)),
  hair('M50 152v14M118 152v14M50 159h68'),
];

const nut = (x: number, y: number) => `M${x - 58} ${y}l29-50h58l29 50-29 50h-58z`;
const bore = (x: number, y: number) => `M${x} ${y - 24}a24 24 0 1 1 0 48a24 24 0 1 1 0-48z`;

/** Two parts that look the same. */
export const parts: Drawing = [
  paper(nut(130, 110)),
  paper(bore(130, 110)),
  ink(nut(270, 110)),
  paper(bore(270, 110)),
  accent(knot(200, 110)),
];

export const battery: Drawing = [
  line('M40 184H360'),
  thing(chargingStationThinIcon, [52, 62, 140]),
  paper('M214 84h120v56H214z'),
  ink('M334 100h10v24h-10zM222 92h20v40h-20zM248 92h20v40h-20z'),
  accent('M274 92h20v40h-20z'),
  soft('M300 92h20v40h-20z'),
];

/** A value that falls with the years. */
export const value: Drawing = [
  line('M60 30V186H350'),
  hair('M118 180v12M176 180v12M234 180v12M292 180v12'),
  soft('M61 50C120 108 190 138 340 150V185H61z'),
  line('M60 50C120 108 190 138 340 150'),
  accent(knot(176, 120)),
];

/** The road on both sides of a border. */
export const border: Drawing = [
  line('M30 168H370'),
  dots('M30 190H370'),
  thing(carProfileThinIcon, [52, 66, 140]),
  good('M250 46V168'),
  accent(knot(250, 38)),
];
