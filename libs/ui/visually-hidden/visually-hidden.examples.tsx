import type { Example } from '../example';
import { VisuallyHidden } from './visually-hidden';

export const examples: Example[] = [
  {
    name: 'plain',
    render: () => (
      <p>
        emsal<VisuallyHidden> ana sayfa</VisuallyHidden>
      </p>
    ),
  },
];
