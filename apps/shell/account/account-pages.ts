/** The account's pages (spec member 2), in the order of its menu. A page is linked while a remote publishes it. */
import {
  bookmarkSimpleIcon,
  giftIcon,
  houseLineIcon,
  questionIcon,
  sealPercentIcon,
  shieldCheckIcon,
  userCircleIcon,
} from '@emsal/ui/icon/icons';

export const accountPages = [
  { path: '/uyelik/anasayfa', label: 'Anasayfa', icon: houseLineIcon },
  { path: '/uyelik/guvencelerim', label: 'Güvencelerim', icon: shieldCheckIcon },
  { path: '/uyelik/tekliflerim', label: 'Tekliflerim', icon: bookmarkSimpleIcon },
  { path: '/uyelik/hesabim', label: 'Hesabım', icon: userCircleIcon },
  { path: '/uyelik/indirimlerim', label: 'İndirimlerim', icon: sealPercentIcon },
  { path: '/uyelik/paylas-kazan', label: 'Paylaş, kazan', icon: giftIcon },
  { path: '/uyelik/yardim', label: 'Yardım', icon: questionIcon },
] as const;
