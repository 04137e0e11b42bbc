/** Addresses of all landing pages. */
export const landingPaths = [
  '/trafik-sigortasi',
  '/kasko-sigortasi',
  '/elektrikli-arac-kasko',
  '/kisa-sureli-trafik-sigortasi',
  '/once-trafik-policesi-sonra-ruhsat-donemi',
  '/imm-sigortasi',
  '/yesil-kart-sigortasi',
  '/dask-sigortasi',
  '/konut-sigortasi',
  '/evim-guvende-sigortasi',
  '/cep-telefonu-sigortasi',
  '/tamamlayici-saglik-sigortasi',
  '/ozel-saglik-sigortasi',
  '/seyahat-saglik-sigortasi',
  '/ferdi-kaza-sigortasi',
  '/evcil-hayvan-sigortasi',
] as const;

/** One page of each layout. */
export const contentPages = [
  { ids: 'F029 M026', path: '/' },
  { ids: 'M101', path: '/veri-politikasi' },
  { ids: 'F030', path: '/kasko-sigortasi' },
  { ids: 'F032', path: '/dask-sigortasi' },
  { ids: 'F036', path: '/tamamlayici-saglik-sigortasi' },
  { ids: 'M016 M146', path: '/cekilis' },
  { ids: 'M103', path: '/musteri-yorumlari' },
] as const;
