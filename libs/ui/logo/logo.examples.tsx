import type { Example } from '../example';
import { Logo } from './logo';

export const examples: Example[] = [
  { name: 'with tagline', render: () => <Logo name="emsal" tagline="sigortanı kıyasla" /> },
];
