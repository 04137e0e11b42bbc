import type { Example } from '../example';
import { Text } from './text';

export const examples: Example[] = [
  { name: 'lead', render: () => <Text size="lead">Aynı araç, aynı gün, aynı teminat; ama fiyatlar farklı.</Text> },
  {
    name: 'small muted',
    render: () => (
      <Text size="small" tone="muted">
        Örnek veri
      </Text>
    ),
  },
];
