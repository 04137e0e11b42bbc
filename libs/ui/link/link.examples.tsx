import type { Example } from '../example';
import { Link } from './link';

export const examples: Example[] = [
  {
    name: 'inline',
    render: () => (
      <p>
        Ayrıntılar <Link href="/bilgi">aydınlatma metninde</Link>.
      </p>
    ),
  },
  {
    name: 'alone',
    render: () => (
      <Link href="/yardim" variant="alone">
        Kod gelmedi
      </Link>
    ),
  },
  {
    name: 'button',
    render: () => (
      <Link href="/" variant="button">
        Ana sayfaya dön
      </Link>
    ),
  },
  {
    name: 'line',
    render: () => (
      <Link href="/" variant="line">
        Trafik fiyatlarını inceleyin
      </Link>
    ),
  },
];
