import type { Example } from '../example';
import { Switch } from './switch';

export const examples: Example[] = [
  { name: 'off', render: () => <Switch label="SMS izni" checked={false} onChange={() => undefined} /> },
  { name: 'on', render: () => <Switch label="E-posta izni" checked onChange={() => undefined} /> },
  { name: 'busy', render: () => <Switch label="Arama izni" checked busy onChange={() => undefined} /> },
];
