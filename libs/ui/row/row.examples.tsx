import type { Example } from '../example';
import { Row } from './row';

export const examples: Example[] = [
  {
    name: 'between',
    render: () => (
      <Row between>
        <h2>Trafik sigortası fiyatları</h2>
        <p>Örnek veri</p>
      </Row>
    ),
  },
];
