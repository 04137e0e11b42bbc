import type { Example } from '../example';
import { AmountSlider } from './amount-slider';

const contents = {
  name: 'contents',
  label: 'Ev eşyası',
  least: 50_000,
  reach: 2_000_000,
  step: 5_000,
  onChange: () => undefined,
};

export const examples: Example[] = [
  {
    name: 'proposed',
    render: () => (
      <AmountSlider {...contents} id="a1" hint="Mobilya, giysi, beyaz eşya" mark={2} value="" proposed={590_000} />
    ),
  },
  { name: 'typed', render: () => <AmountSlider {...contents} id="a2" value="750.000" proposed={590_000} /> },
  {
    name: 'wrong',
    render: () => (
      <AmountSlider
        {...contents}
        id="a3"
        value="çok"
        proposed={590_000}
        error="Tutarı rakamla girin, örneğin 450.000"
      />
    ),
  },
];
