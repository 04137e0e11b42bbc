import type { Example } from '../example';
import { Link } from '../link/link';
import { EmptyState } from './empty-state';

export const examples: Example[] = [
  {
    name: 'no offer',
    render: () => (
      <EmptyState
        title="Bu araca internetten teklif veren şirket çıkmadı"
        actions={
          <Link href="tel:+908500000000" variant="line">
            Bizi arayın
          </Link>
        }
      >
        <p>Danışmanlarımız telefonda da sorabilir.</p>
      </EmptyState>
    ),
  },
];
