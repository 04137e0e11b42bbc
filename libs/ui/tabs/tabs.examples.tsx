import type { Example } from '../example';
import { Tabs } from './tabs';

export const examples: Example[] = [
  {
    name: 'with counts',
    render: () => (
      <Tabs
        label="Teklifler"
        tabs={[
          { key: 'all', label: 'Tüm teklifler', count: 24, panel: <p>24 teklif, ucuzdan pahalıya.</p> },
          { key: 'liked', label: 'Favoriler', count: 2, panel: <p>İki teklifi işaretlediniz.</p> },
        ]}
      />
    ),
  },
  {
    name: 'more than fit a phone',
    render: () => (
      <Tabs
        label="Teminatlar"
        tabs={[
          { key: 'a', label: 'Maddi zararlar', panel: <p>Karşı aracın onarımı ödenir.</p> },
          { key: 'b', label: 'Sağlık giderleri', panel: <p>Karşı taraftakilerin tedavisi ödenir.</p> },
          { key: 'c', label: 'Sürekli sakatlık', panel: <p>Çalışma gücü kaybı karşılanır.</p> },
          { key: 'd', label: 'Destekten yoksun kalma', panel: <p>Yakınların kaybı karşılanır.</p> },
        ]}
      />
    ),
  },
];
