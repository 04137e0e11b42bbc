import type { Example } from '../example';
import { Card } from './card';

export const examples: Example[] = [
  {
    name: 'plain',
    render: () => (
      <Card>
        <p>34 EML 128</p>
      </Card>
    ),
  },
  {
    name: 'raised',
    render: () => (
      <Card raised roomy>
        <h2>Trafik teklifi alın</h2>
      </Card>
    ),
  },
];
