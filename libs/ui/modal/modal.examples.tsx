import { Button } from '../button/button';
import type { Example } from '../example';
import { Modal } from './modal';

export const examples: Example[] = [
  {
    name: 'an answer is needed',
    render: () => (
      <Modal
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
      </Modal>
    ),
  },
];
