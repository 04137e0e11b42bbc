/** Why an employee moves a service request: the code that is stored, its name at the desk, and what the customer reads. */
interface Reason {
  title: string;
  text: string;
}

/** What is asked of the customer. */
export const askedDocuments = {
  salePages: { title: 'Noter satış belgesi', text: 'Noter satış belgesinin iki sayfasının da fotoğrafını yükleyin.' },
  secondPage: {
    title: 'Satış belgesinin 2. sayfası',
    text: 'Alıcının imzası ikinci sayfada. Fotoğraf yeter; dört köşe görünsün.',
  },
  identityCard: { title: 'Kimlik fotoğrafı', text: 'Kimlik kartınızın ön yüzünün fotoğrafını yükleyin.' },
  unreadable: {
    title: 'Daha net bir fotoğraf',
    text: 'Yüklediğiniz fotoğrafı okuyamadık. Işıkta, dört köşe görünecek biçimde yeniden çekin.',
  },
} as const satisfies Record<string, Reason>;
export type AskedDocument = keyof typeof askedDocuments;
export const askedDocumentNames = Object.keys(askedDocuments) as [AskedDocument, ...AskedDocument[]];

export const refusalReasons = {
  saleNotProven: { title: 'Satış kanıtlanmadı', text: 'Gönderdiğiniz belgeler aracın satıldığını göstermiyor.' },
  insurerRefuses: { title: 'Şirket kabul etmedi', text: 'Sigorta şirketi bu değişikliği kabul etmedi.' },
  nothingCame: { title: 'Belge gelmedi', text: 'İstediğimiz belge süresinde gelmedi. Dilerseniz yeniden başvurun.' },
  asAsked: { title: 'Müşteri vazgeçti', text: 'İsteğiniz üzerine kapattık.' },
} as const satisfies Record<string, Reason>;
export type RefusalReason = keyof typeof refusalReasons;
export const refusalReasonNames = Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]];

/** Files were asked for one by one, by a link. */
export const documentsAsked = 'documentsAsked';

const ownTitles: Readonly<Record<string, string>> = {
  [documentsAsked]: 'Belgeler bağlantıyla istendi',
  insuredAlready: 'Bu plaka başka bir poliçede',
  insurerGone: 'Bu şirketle artık çalışmıyoruz',
};

/** For the desk; a code that only the insurer knows stays as the insurer sent it. */
export function reasonTitle(code: string): string {
  const known: Readonly<Record<string, Reason>> = { ...askedDocuments, ...refusalReasons };
  return known[code]?.title ?? ownTitles[code] ?? insurersCode(code);
}
const insurersCode = (code: string): string => (code === '' ? '' : `Şirketin yanıtı: ${code}`);
