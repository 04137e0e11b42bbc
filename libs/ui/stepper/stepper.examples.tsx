import type { Example } from '../example';
import { Stepper } from './stepper';

export const examples: Example[] = [
  {
    name: 'three',
    render: () => <Stepper label="Başvuru adımları" current={2} steps={['Başvuru', 'Belgeler', 'Sonuç']} />,
  },
];
