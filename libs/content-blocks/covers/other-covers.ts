import { carProfileThinIcon } from '@emsal/ui/icon/icons';
import { accent, good, hair, ink, knot, knots, line, paper, thing, trace, type Drawing } from './shape';

/** Money that comes back. */
export const refund: Drawing = [
  line('M96 66H256a46 46 0 0 1 0 92H120M138 140l-18 18 18 18'),
  hair('M96 92v34M140 92v34M184 92v34M228 92v34'),
  accent(knot(96, 66, 11)),
];

/** A lock. */
export const privacy: Drawing = [
  paper('M130 96h140v96H130z'),
  line('M154 96V72a46 46 0 0 1 92 0v24'),
  hair('M130 116h140'),
  accent(knot(200, 152, 13)),
];

const heights = [2, 3, 2, 4, 3, 5, 6, 4];
const column = (at: number, height: number) =>
  Array.from({ length: height }, (_, level) => [40 + at * 40, 190 - level * 22] as const);

/** Offers by their price. */
export const offers: Drawing = [
  ink(knots(heights.flatMap((height, at) => column(at, height)))),
  accent(knots(column(8, 7))),
];

const prizes = [72, 136, 200, 264, 328];

export const raffle: Drawing = [
  ink(
    knots(
      prizes.filter((x) => x !== 200).map((x) => [x, 110] as const),
      26,
    ),
  ),
  accent(knot(200, 110, 26)),
];

/** A car and the way up. */
export const company: Drawing = [
  line('M30 176H370'),
  thing(carProfileThinIcon, [48, 74, 140]),
  trace('M220 176v-44h40v-36h40V60h60'),
];

export const painting: Drawing = [
  trace('M40 150C100 30 150 190 220 96S330 30 362 140'),
  good(knot(150, 66, 13)),
  paper(knot(300, 166, 16)),
  hair('M60 190H340'),
];
