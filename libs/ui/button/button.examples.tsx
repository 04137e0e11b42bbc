import type { Example } from '../example';
import { Icon } from '../icon/icon';
import { heartStraightFillIcon, heartStraightIcon } from '../icon/icons';
import { Button } from './button';

export const examples: Example[] = [
  { name: 'primary', render: () => <Button>Teklifi seç</Button> },
  { name: 'line', render: () => <Button variant="line">Fiyat dökümü</Button> },
  { name: 'danger', render: () => <Button variant="danger">Hesabımı kalıcı olarak sil</Button> },
  { name: 'quiet', render: () => <Button variant="quiet">Sonra devam et</Button> },
  { name: 'busy', render: () => <Button busy>Soruluyor</Button> },
  { name: 'wide', render: () => <Button wide>Teklifleri getir</Button> },
  {
    name: 'icon',
    render: () => (
      <Button variant="icon" aria-pressed={false} aria-label="Favori: Örnek Sigorta">
        <Icon of={heartStraightIcon} />
      </Button>
    ),
  },
  {
    name: 'icon pressed',
    render: () => (
      <Button variant="icon" aria-pressed aria-label="Favori: Örnek Sigorta">
        <Icon of={heartStraightFillIcon} />
      </Button>
    ),
  },
];
