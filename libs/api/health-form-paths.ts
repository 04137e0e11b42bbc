/** The pages of the health information form: the API writes the first one's address into an SMS. */
const folder = '/ozel-saglik-sigortasi-fiyatlari';

export const healthFormPaths = {
  entry: `${folder}/bilgilendirme-giris`,
  approval: `${folder}/bilgilendirme-onay`,
  pdf: `${folder}/bilgilendirme-pdf`,
  result: `${folder}/bilgilendirme-sonuc`,
} as const;

/** Query parameter with the secret of the link. */
export const formParameter = 'hash';
