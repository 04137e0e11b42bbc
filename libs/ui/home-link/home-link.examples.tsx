import type { Example } from '../example';
import { HomeLink } from './home-link';

export const examples: Example[] = [
  { name: 'the next step', render: () => <HomeLink /> },
  { name: 'beside another one', render: () => <HomeLink variant="alone" /> },
];
