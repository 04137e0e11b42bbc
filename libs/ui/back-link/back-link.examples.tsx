import type { Example } from '../example';
import { BackLink } from './back-link';

export const examples: Example[] = [
  { name: 'to a list', render: () => <BackLink href="/uyelik/guvencelerim">Güvencelerim</BackLink> },
];
