import type { Example } from '../example';
import { Icon } from '../icon/icon';
import { carProfileIcon } from '../icon/icons';
import { RadioCards } from './radio-cards';

const usage = [
  { value: '1', label: 'Hususi' },
  { value: '2', label: 'Ticari' },
];

export const examples: Example[] = [
  {
    name: 'list',
    render: () => (
      <RadioCards
        id="r1"
        name="r1"
        label="Yapı türü"
        defaultValue="a"
        options={[
          { value: 'a', label: 'Betonarme', description: 'Kolon ve kirişli yapı' },
          { value: 'b', label: 'Diğer', description: 'Yığma, ahşap, çelik' },
        ]}
      />
    ),
  },
  {
    name: 'pair, wrong',
    render: () => (
      <RadioCards
        id="r2"
        name="r2"
        label="Kullanım amacı"
        layout="pair"
        error="Kullanım amacını seçin"
        options={usage}
      />
    ),
  },
  {
    name: 'tiles',
    render: () => (
      <RadioCards
        id="r3"
        name="r3"
        label="Neyi sigortalayalım?"
        layout="tiles"
        defaultValue="TRAFFIC"
        options={[{ value: 'TRAFFIC', label: 'Trafik', icon: <Icon of={carProfileIcon} /> }]}
      />
    ),
  },
];
