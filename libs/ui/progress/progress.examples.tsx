import type { Example } from '../example';
import { Progress } from './progress';

export const examples: Example[] = [
  { name: 'third of six', render: () => <Progress step={3} steps={6} percent={33} /> },
];
