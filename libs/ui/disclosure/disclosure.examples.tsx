import type { Example } from '../example';
import { Disclosure } from './disclosure';

export const examples: Example[] = [
  {
    name: 'row',
    render: () => (
      <Disclosure summary="Şirketlerin yanıtlarını görün">
        <p>Liste</p>
      </Disclosure>
    ),
  },
  {
    name: 'inline, open',
    render: () => (
      <Disclosure variant="inline" open summary="Telefonunuzu neden istiyoruz?">
        <p>Tek kullanımlık kodu göndermek için.</p>
      </Disclosure>
    ),
  },
];
