import { Button } from '../button/button';
import type { Example } from '../example';
import { Dialog } from './dialog';

export const examples: Example[] = [
  {
    name: 'open',
    render: () => (
      <Dialog
        open
        title="Formdan çıkıyorsunuz"
        onClose={() => undefined}
        actions={
          <>
            <Button>Kal</Button>
            <Button variant="line">Çık</Button>
          </>
        }
      >
        <p>Yazdıklarınız kaydedildi. Kaldığınız yerden sürdürebilirsiniz.</p>
      </Dialog>
    ),
  },
];
