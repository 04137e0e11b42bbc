import type { Example } from '../example';
import { Radio } from './radio';

export const examples: Example[] = [
  {
    name: 'two of a group',
    render: () => (
      <>
        <Radio name="plan" value="1" label="Tek çekim" defaultChecked />
        <Radio name="plan" value="3" label="3 taksit" />
      </>
    ),
  },
];
