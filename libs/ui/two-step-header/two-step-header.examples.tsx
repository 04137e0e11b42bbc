import type { Example } from '../example';
import { TwoStepHeader } from './two-step-header';

export const examples: Example[] = [
  {
    name: 'first',
    render: () => <TwoStepHeader current={1} offerNo="4831 0927" backHref="/trafik-sigortasi/listeleme" />,
  },
  {
    name: 'second',
    render: () => <TwoStepHeader current={2} offerNo="4831 0927" backHref="/trafik-sigortasi/police-bilgileri" />,
  },
];
