import type { Example } from '../example';
import { Checkbox } from './checkbox';

export const examples: Example[] = [
  { name: 'unticked', render: () => <Checkbox id="c1" label="Kampanyaları SMS ile almak istiyorum" /> },
  { name: 'ticked', render: () => <Checkbox id="c2" label="Bilgilendirme formunu okudum" defaultChecked /> },
  {
    name: 'wrong',
    render: () => (
      <Checkbox
        id="c3"
        label="Bilgilendirme formunu okudum"
        error="Formu okuduğunuzu işaretleyin"
        hint="Form poliçenizle birlikte e-postanıza gelir"
      />
    ),
  },
];
