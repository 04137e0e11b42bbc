export const privacyPath = '/uyelik/hesabim/gizlilik';
export const deletePath = '/uyelik/hesabim/hesap-sil';
/** Open to everybody: after the deletion nobody is signed in. */
export const deletedPath = '/uyelik/hesap-silindi';
export const exportId = 'indir';
