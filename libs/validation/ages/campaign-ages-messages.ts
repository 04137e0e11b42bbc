export const campaignAgesMessages = {
  child: 'Çocuğun yaşını rakamla girin: 0 ile 17 arası',
  childOlder: 'Çocuk indirimi 10 yaşına kadar veriliyor; bu yaşta indirim veren şirket yok',
  driver: 'Sürücünün yaşını rakamla girin: en az 18',
  licence: 'Ehliyetin kaç yıllık olduğunu rakamla girin',
  licenceOlder: 'Ehliyet en erken 16 yaşında alınır, yaşı ve yılı kontrol edin',
} as const;
