import type { Example } from '../example';
import { FlatPicker, type Flat } from './flat-picker';

const flat = (number: number, floor: number): Flat => ({
  code: String(number),
  name: `Daire ${number}`,
  floor,
  isHome: true,
});
const shop: Flat = { code: 's', name: 'Dükkân', floor: 0, isHome: false };
const caretaker: Flat = { code: 'k', name: 'Kapıcı dairesi', floor: -1, isHome: true };
const block = [shop, flat(1, 1), flat(2, 1), flat(3, 2), flat(4, 2), caretaker];
const common = { label: 'Hangi daire?', onChange: () => undefined };

export const examples: Example[] = [
  { name: 'a block with a shop', render: () => <FlatPicker {...common} id="f1" name="f1" flats={block} value="" /> },
  { name: 'chosen', render: () => <FlatPicker {...common} id="f2" name="f2" flats={block} value="4" /> },
  {
    name: 'wrong',
    render: () => (
      <FlatPicker
        {...common}
        id="f3"
        name="f3"
        flats={block}
        value=""
        error="Dairenizi seçin"
        hint="No 118, Çınar Apt."
      />
    ),
  },
  {
    name: 'one house',
    render: () => <FlatPicker {...common} id="f4" name="f4" flats={[flat(1, 0)]} value="1" />,
  },
  {
    name: 'four on each of twenty floors',
    render: () => (
      <FlatPicker
        {...common}
        id="f5"
        name="f5"
        flats={Array.from({ length: 80 }, (_, at) => flat(at + 1, Math.floor(at / 4)))}
        value="80"
      />
    ),
  },
];
