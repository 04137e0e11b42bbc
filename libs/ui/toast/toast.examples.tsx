import { Button } from '../button/button';
import type { Example } from '../example';
import { Icon } from '../icon/icon';
import { heartStraightFillIcon } from '../icon/icons';
import { Toast } from './toast';

export const examples: Example[] = [
  {
    name: 'favourite',
    render: () => (
      <Toast icon={<Icon of={heartStraightFillIcon} />} action={<Button variant="quiet">Geri al</Button>}>
        Favorilere eklendi
      </Toast>
    ),
  },
];
