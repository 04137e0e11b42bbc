import { callUs } from '@emsal/brand/call-us.texts';
import type { ProductLink } from '../products/use-product-links';

export const headerTexts = {
  skip: 'İçeriğe geç',
  menu: 'Ana menü',
  products: 'Ürünler',
  openMenu: 'Menüyü aç',
  closeMenu: 'Menüyü kapat',
  contact: 'Hesap ve iletişim',
  callUs,
  signIn: 'Giriş yap',
  accountOf: (name: string) => `${name}, hesap menüsü`,
  accountMenu: 'Hesap menüsü',
  signOut: 'Çıkış yap',
  offline: 'İnternet bağlantınız yok. Bağlantı gelince kaldığınız yerden devam edersiniz.',
} as const;

/** In the order of the menu. */
export const familyNames: Readonly<Record<ProductLink['family'], string>> = {
  vehicle: 'Araç',
  property: 'Konut ve eşya',
  health: 'Sağlık ve seyahat',
};

/** Shown only while a remote publishes the path. */
export const menuLinks = [
  { label: 'Hesaplamalar', path: '/hesaplamalar' },
  { label: 'Kampanyalar', path: '/kampanyalar' },
  { label: 'Blog', path: '/blog' },
  { label: 'Yardım', path: '/uyelik/yardim' },
] as const;
