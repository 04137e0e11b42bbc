import type { Example } from '../example';
import { Columns } from './columns';

export const examples: Example[] = [
  {
    name: '4-8',
    render: () => (
      <Columns split="4-8">
        <h2>Sık sorulanlar</h2>
        <p>Yanıtlar</p>
      </Columns>
    ),
  },
];
