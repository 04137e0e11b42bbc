import type { Example } from '../example';
import { Slider } from './slider';

export const examples: Example[] = [
  {
    name: 'weight',
    render: () => <Slider id="s1" label="Fiyatın ağırlığı" min={0} max={100} step={5} defaultValue={65} words="%65" />,
  },
  {
    name: 'with hint',
    render: () => (
      <Slider
        id="s2"
        label="Teminatın ağırlığı"
        hint="Ok tuşlarıyla da değiştirebilirsiniz"
        min={0}
        max={100}
        step={5}
        defaultValue={35}
        words="%35"
      />
    ),
  },
];
