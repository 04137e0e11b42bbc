import type { Brand } from './brand-shape';
import { sellerTexts as texts } from './seller.texts';

type SellerFact = { label: string; value: string };
type Seller = Pick<Brand, 'legalName' | 'registryNo' | 'address' | 'email' | 'phones' | 'complaints' | 'earning'>;

/** Who sells: what the brand's configuration gives, and nothing else. */
export const sellerFacts = (brand: Seller): SellerFact[] =>
  [
    { label: texts.legalName, value: brand.legalName },
    { label: texts.registryNo, value: brand.registryNo ?? '' },
    { label: texts.address, value: brand.address },
    { label: texts.contact, value: [brand.phones.sales, brand.email].filter(Boolean).join(' · ') },
    { label: texts.complaints, value: brand.complaints ?? '' },
    { label: texts.earning, value: brand.earning ?? '' },
  ].filter(({ value }) => value !== '');
