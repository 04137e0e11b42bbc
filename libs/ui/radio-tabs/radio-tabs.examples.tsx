import type { Example } from '../example';
import { RadioTabs } from './radio-tabs';

export const examples: Example[] = [
  {
    name: 'three panels without script',
    render: () => (
      <RadioTabs
        label="Neyi karşılar?"
        name="example-tabs"
        tabs={[
          { key: 'material', label: 'Maddi hasar', panel: <p>Karşı tarafın aracına verdiğiniz zarar.</p> },
          { key: 'bodily', label: 'Yaralanma ve vefat', panel: <p>Tedavi, sakatlık ve vefat tazminatı.</p> },
          { key: 'out', label: 'Karşılamadıkları', panel: <p>Kendi aracınızın hasarı.</p> },
        ]}
      />
    ),
  },
];
