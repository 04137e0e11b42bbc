import type { Example } from '../example';
import { CoverPlot } from './cover-plot';
import type { PlottedOffer } from './plot-points';

const insurers = ['Efes Köprü', 'Yakamoz', 'Zeytindalı', 'Toros', 'Nilüfer', 'Sedir', 'Vadi', 'Hisar', 'Pamukkale'];
const offers = insurers.map((name, index): PlottedOffer => ({
  key: name,
  name: `${name} Sigorta`,
  price: 924_000 + index * 61_300 + (index % 4) * 24_700,
  cover: 6.2 + ((index * 7) % 10) / 3,
}));

const nowhere = (): void => undefined;

export const examples: Example[] = [
  { name: 'price and cover', render: () => <CoverPlot offers={offers} onChoose={nowhere} /> },
  {
    name: 'one cover for all',
    render: () => <CoverPlot offers={offers.map((offer) => ({ ...offer, cover: 6 }))} onChoose={nowhere} />,
  },
  { name: 'too few for a plot', render: () => <CoverPlot offers={offers.slice(0, 3)} onChoose={nowhere} /> },
];
