import type { Example } from '../example';
import { Section } from './section';

export const examples: Example[] = [
  {
    name: 'ruled',
    render: () => (
      <Section>
        <h2>Nasıl çalışır?</h2>
      </Section>
    ),
  },
  {
    name: 'ink',
    render: () => (
      <Section ground="ink">
        <h2>Araç büyüdükçe fark da büyür</h2>
      </Section>
    ),
  },
];
