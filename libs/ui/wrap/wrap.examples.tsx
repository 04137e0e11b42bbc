import type { Example } from '../example';
import { Wrap } from './wrap';

export const examples: Example[] = [
  {
    name: 'plain',
    render: () => (
      <Wrap>
        <p>İçerik</p>
      </Wrap>
    ),
  },
];
