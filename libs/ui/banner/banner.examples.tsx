import { Button } from '../button/button';
import type { Example } from '../example';
import { wifiSlashIcon } from '../icon/icons';
import { Banner } from './banner';

export const examples: Example[] = [
  {
    name: 'offline',
    render: () => (
      <Banner icon={wifiSlashIcon} action={<Button variant="quiet">Tekrar dene</Button>}>
        Bağlantınız yok; yazdıklarınız duruyor.
      </Banner>
    ),
  },
];
