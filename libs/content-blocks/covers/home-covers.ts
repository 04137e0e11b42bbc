import { bedThinIcon, couchThinIcon } from '@emsal/ui/icon/icons';
import { accent, hair, ink, knot, knots, line, paper, soft, thing, trace, type Drawing } from './shape';

/** A building above an earthquake. */
export const building: Drawing = [
  soft('M0 150H400v70H0z'),
  paper('M140 150V60h120v90z'),
  hair('M140 90h120M140 120h120M200 60v90'),
  accent(knot(170, 75, 8)),
  trace(
    'M60 180l12-10 12 20 12-30 12 36 12-32 12 26 12-20 12 12 12-8 12 8 12-10 12 20 12-30 12 36 12-32 12 26 12-20 12 12 12-8 12 8 12-10 12 14',
  ),
];

/** A home and what rebuilding it costs. */
export const house: Drawing = [
  soft('M90 150h220v40H90z'),
  ink('M130 70h140v80H130z'),
  accent('M118 70l82-46 82 46z'),
  hair('M330 24v126M322 24h16M322 150h16'),
];

/** Water from the flat above. */
export const leak: Drawing = [
  paper('M110 24h180v166H110z'),
  ink('M170 92h80v8h-80zM110 100h180v6H110z'),
  thing(couchThinIcon, [128, 122, 78]),
  accent(
    knots(
      [
        [230, 124],
        [230, 148],
        [230, 170],
      ],
      7,
    ),
  ),
];

/** What stands in a rented home. */
export const home: Drawing = [
  line('M50 182H350M72 92L200 24l128 68M92 82v100M308 82v100'),
  thing(couchThinIcon, [108, 108, 88]),
  thing(bedThinIcon, [206, 108, 88]),
  accent(knot(200, 66, 10)),
];

/** A cracked screen. */
export const phone: Drawing = [
  paper('M152 18h96a12 12 0 0 1 12 12v160a12 12 0 0 1-12 12h-96a12 12 0 0 1-12-12V30a12 12 0 0 1 12-12z'),
  hair('M184 32h32'),
  trace('M260 58l-42 34 16 16-46 52M218 92l-44-16M234 108l26 14M206 140l-24-2'),
];
