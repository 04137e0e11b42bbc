import type { Example } from '../example';
import { MaskedField } from './masked-field';

export const examples: Example[] = [
  { name: 'plate', render: () => <MaskedField kind="plate" id="k1" label="Plaka" defaultValue="34 EML 128" /> },
  {
    name: 'phone',
    render: () => <MaskedField kind="phone" id="k2" label="Cep telefonu" defaultValue="532 123 45 67" />,
  },
  {
    name: 'identity',
    render: () => (
      <MaskedField
        kind="identity"
        id="k3"
        label="TCKN veya VKN"
        hint="11 haneli kimlik ya da 10 haneli vergi numarası"
        defaultValue=""
      />
    ),
  },
  {
    name: 'licence serial',
    render: () => (
      <MaskedField kind="licenceSerial" id="k4" label="Belge seri no" width="code" defaultValue="AB 123456" />
    ),
  },
];
