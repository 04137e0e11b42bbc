/** The content pages that stand, with the requirements that they prove. */
export const landings = [
  { ids: 'F031 M040', path: '/trafik-sigortasi', form: 'Trafik teklifi alın' },
  { ids: 'F030 M039', path: '/kasko-sigortasi', form: 'Kasko teklifi alın' },
  { ids: '', path: '/elektrikli-arac-kasko', form: 'Elektrikli kasko teklifi alın' },
  { ids: '', path: '/kisa-sureli-trafik-sigortasi', form: 'Kısa süreli teklif alın' },
  { ids: '', path: '/once-trafik-policesi-sonra-ruhsat-donemi', form: 'İkinci el için teklif alın' },
  { ids: '', path: '/imm-sigortasi', form: 'İMM teklifi alın' },
  { ids: '', path: '/yesil-kart-sigortasi', form: 'Yeşil kart teklifi alın' },
] as const;

export const contentPages = [
  { ids: 'F029 M026', path: '/' },
  { ids: 'M101', path: '/veri-politikasi' },
  ...landings,
] as const;
