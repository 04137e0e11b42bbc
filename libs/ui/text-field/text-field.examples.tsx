import type { Example } from '../example';
import { Link } from '../link/link';
import { TextField } from './text-field';

export const examples: Example[] = [
  {
    name: 'empty with hint',
    render: () => (
      <TextField id="t1" label="Belge seri no" hint="Ruhsatın ön yüzünde sağ altta: 2 harf, 6 rakam" defaultValue="" />
    ),
  },
  { name: 'filled', render: () => <TextField id="t2" label="Ad" defaultValue="Ayşe Işık" autoComplete="given-name" /> },
  {
    name: 'wrong',
    render: () => (
      <TextField id="t3" label="TCKN veya VKN" error="Eksik rakam var: 11 hane girin" defaultValue="123 456 78" />
    ),
  },
  { name: 'read only', render: () => <TextField id="t4" label="Plaka" readOnly defaultValue="34 EML 128" /> },
  {
    name: 'optional',
    render: () => <TextField id="t5" label="E-posta" optional type="email" autoComplete="email" defaultValue="" />,
  },
  {
    name: 'prefix',
    render: () => <TextField id="t6" label="Cep telefonu" prefix="+90" inputMode="tel" defaultValue="" />,
  },
  {
    name: 'suffix',
    render: () => <TextField id="t7" label="LPG bedeli" suffix="₺" inputMode="numeric" defaultValue="" />,
  },
  {
    name: 'aside',
    render: () => (
      <TextField
        id="t8"
        label="Plaka"
        prefix="TR"
        capitals
        labelAside={
          <Link href="?plaka=yok" variant="alone">
            Plakam henüz çıkmadı
          </Link>
        }
        defaultValue=""
      />
    ),
  },
];
