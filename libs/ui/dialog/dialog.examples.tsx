import { useState } from 'react';
import { Button } from '../button/button';
import type { Example } from '../example';
import { Dialog } from './dialog';

function NestedDialogs() {
  const [open, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Formdan çık
      </Button>
      <Dialog
        open={open}
        title="Formdan çıkıyorsunuz"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Kal</Button>
            <Button variant="line" onClick={() => setSure(true)}>
              Yazdıklarımı sil
            </Button>
          </>
        }
      >
        <p>Yazdıklarınız kaydedildi. Kaldığınız yerden sürdürebilirsiniz.</p>
      </Dialog>
      <Dialog
        open={isSure}
        title="Yazdıklarınız silinsin mi?"
        onClose={() => setSure(false)}
        actions={<Button onClick={() => setSure(false)}>Silme</Button>}
      >
        <p>Silinen bilgiler geri gelmez.</p>
      </Dialog>
    </>
  );
}

export const examples: Example[] = [
  { name: 'one over the other', render: () => <NestedDialogs /> },
  {
    name: 'an answer is needed',
    render: () => (
      <Dialog
        open
        title="Kod üç kez yanlış girildi"
        actions={
          <>
            <Button>Yeni kod iste</Button>
            <Button variant="line">Telefonu değiştir</Button>
          </>
        }
      >
        <p>Güvenliğiniz için bu kodu kapattık. Yenisini aynı numaraya gönderebiliriz.</p>
      </Dialog>
    ),
  },
];
