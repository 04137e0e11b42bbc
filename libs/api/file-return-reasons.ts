/** Why an employee returns a file: the code that is stored, its name at the desk, and what the customer reads: what is wrong, and how to do better. */
export const fileReturnReasons = {
  glare: { title: 'Işık parlamış', text: 'Işık parlamış. Flaşı kapatın, ışığı yandan alın.' },
  cutOff: {
    title: 'Kenarı kesik',
    text: 'Belgenin bir kenarı fotoğrafa girmemiş. Biraz geriden, dört köşesi görünecek biçimde çekin.',
  },
  unreadable: { title: 'Okunmuyor', text: 'Yazılar okunmuyor. Aydınlık bir yerde, telefonu sabit tutarak çekin.' },
  wrongDocument: {
    title: 'Başka bir belge',
    text: 'Bu, istediğimiz belge değil. Başlıkta adı geçen belgeyi gönderin.',
  },
  notYours: {
    title: 'Başka araca ya da kişiye ait',
    text: 'Belge poliçedeki araçla ya da kişiyle tutmuyor. Poliçedekine ait olanı gönderin.',
  },
  tooOld: { title: 'Eski tarihli', text: 'Belgenin tarihi eski ya da süresi dolmuş. Güncel olanı gönderin.' },
  incomplete: { title: 'Sayfası eksik', text: 'Belgenin bir sayfası eksik. Bütün sayfalarıyla yeniden gönderin.' },
} as const satisfies Record<string, { title: string; text: string }>;
export type FileReturnReason = keyof typeof fileReturnReasons;
export const fileReturnReasonNames = Object.keys(fileReturnReasons) as [FileReturnReason, ...FileReturnReason[]];

const known = (code: string): { title: string; text: string } | undefined =>
  code in fileReturnReasons ? fileReturnReasons[code as FileReturnReason] : undefined;

/** For the customer. @param code of a returned file, null of any other; a sentence of an earlier release stays as it is */
export const returnText = (code: string | null): string | null => (code === null ? null : (known(code)?.text ?? code));
/** For the desk. */
export const returnTitle = (code: string | null): string => (code === null ? '' : (known(code)?.title ?? code));
