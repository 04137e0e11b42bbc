/** The content pages with their requirement ids: that the page exists (`ids`), and that it leads into the form (`entry`). */
interface Landing {
  ids: string;
  entry: string;
  path: string;
  /** Accessible name of the hero form. */
  form: string;
  /** Default: true. */
  asksPlate?: boolean;
}
export const landings: readonly Landing[] = [
  { ids: 'F031', entry: 'M040', path: '/trafik-sigortasi', form: 'Trafik teklifi alın' },
  { ids: 'F030', entry: 'M039', path: '/kasko-sigortasi', form: 'Kasko teklifi alın' },
  { ids: '', entry: '', path: '/elektrikli-arac-kasko', form: 'Elektrikli kasko teklifi alın' },
  { ids: '', entry: '', path: '/kisa-sureli-trafik-sigortasi', form: 'Kısa süreli teklif alın' },
  { ids: '', entry: '', path: '/once-trafik-policesi-sonra-ruhsat-donemi', form: 'İkinci el için teklif alın' },
  { ids: '', entry: '', path: '/imm-sigortasi', form: 'İMM teklifi alın' },
  { ids: '', entry: '', path: '/yesil-kart-sigortasi', form: 'Yeşil kart teklifi alın' },
  { ids: 'F032', entry: 'M041', path: '/dask-sigortasi', form: 'DASK teklifi alın', asksPlate: false },
];

export const contentPages = [
  { ids: 'F029 M026', path: '/' },
  { ids: 'M101', path: '/veri-politikasi' },
  ...landings,
] as const;
