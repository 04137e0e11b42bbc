import type { Example } from '../example';
import { Icon } from './icon';
import { carProfileIcon, heartStraightFillIcon, phoneIcon } from './icons';

export const examples: Example[] = [
  { name: '24', render: () => <Icon of={phoneIcon} /> },
  {
    name: '20 beside text',
    render: () => (
      <p>
        <Icon of={heartStraightFillIcon} size={20} /> Favorilerde
      </p>
    ),
  },
  { name: '32', render: () => <Icon of={carProfileIcon} size={32} /> },
];
