import type { AskedFileKind } from './asked-file-kinds';
import type { requestKinds } from './request-states';

/** Why an employee moves a service request: the code that is stored, its name at the desk, and what the customer reads. */
interface Reason {
  title: string;
  text: string;
}

/** What is asked of the customer; `files` where it is uploaded by a link (`asked-files`), not at the tracking of a cancellation. */
export const documentReasons = {
  salePages: {
    title: 'Noter satış belgesi',
    text: 'Noter satış belgesinin iki sayfasının da fotoğrafını yükleyin.',
    files: ['salePage1', 'salePage2'],
  },
  secondPage: {
    title: 'Satış belgesinin 2. sayfası',
    text: 'Alıcının imzası ikinci sayfada. Fotoğraf yeter; dört köşe görünsün.',
    files: ['salePage2'],
  },
  identityCard: {
    title: 'Kimlik fotoğrafı',
    text: 'Kimlik kartınızın ön yüzünün fotoğrafını yükleyin.',
    files: ['identityFront'],
  },
  registration: {
    title: 'Ruhsat',
    text: 'Ruhsatın fotoğrafını yükleyin; plaka ve seri numarası okunsun.',
    files: ['registration'],
  },
  /** Of earlier releases: now the file itself is returned (`file-return-reasons.ts`). */
  unreadable: {
    title: 'Daha net bir fotoğraf',
    text: 'Yüklediğiniz fotoğrafı okuyamadık. Işıkta, dört köşe görünecek biçimde yeniden çekin.',
    files: [],
  },
} as const satisfies Record<string, Reason & { files: readonly AskedFileKind[] }>;
export type AskedDocument = keyof typeof documentReasons;
export const askedDocumentNames = Object.keys(documentReasons) as [AskedDocument, ...AskedDocument[]];

type Kind = (typeof requestKinds)[number];
interface Refusal extends Reason {
  /** Of these requests; of every one where absent. */
  only?: readonly Kind[];
}

export const refusalReasons = {
  saleNotProven: {
    title: 'Satış kanıtlanmadı',
    text: 'Gönderdiğiniz belgeler aracın satıldığını göstermiyor.',
    only: ['cancellation'],
  },
  insurerRefuses: {
    title: 'Şirket kabul etmedi',
    text: 'Sigorta şirketi bu değişikliği kabul etmedi.',
    only: ['cancellation', 'addendum'],
  },
  nothingCame: {
    title: 'Belge gelmedi',
    text: 'İstediğimiz belge süresinde gelmedi. Dilerseniz yeniden başvurun.',
    only: ['cancellation', 'addendum', 'documents', 'iban'],
  },
  asAsked: { title: 'Müşteri vazgeçti', text: 'İsteğiniz üzerine kapattık.' },
} as const satisfies Record<string, Refusal>;
export type RefusalReason = keyof typeof refusalReasons;
export const refusalReasonNames = Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]];

export function refusalReasonsFor(kind: Kind): RefusalReason[] {
  return refusalReasonNames.filter((name) => {
    const reason: Refusal = refusalReasons[name];
    return reason.only?.includes(kind) ?? true;
  });
}

/** Files were asked for one by one, by a link. */
export const askedByLink = 'documentsAsked';
/** A file that came with a cancellation was returned; its own reason stands with the file. */
export const fileReturned = 'fileReturned';

const ownTitles: Readonly<Record<string, string>> = {
  [askedByLink]: 'Belgeler bağlantıyla istendi',
  [fileReturned]: 'Bir dosya geri gönderildi',
  documentsReceived: 'İstenen belgeler geldi',
  insuredAlready: 'Bu plaka başka bir poliçede',
  insurerGone: 'Bu şirketle artık çalışmıyoruz',
};

/** For the desk; a code that only the insurer knows stays as the insurer sent it. */
export function reasonTitle(code: string): string {
  const known: Readonly<Record<string, Reason>> = { ...documentReasons, ...refusalReasons };
  return known[code]?.title ?? ownTitles[code] ?? insurersCode(code);
}
const insurersCode = (code: string): string => (code === '' ? '' : `Şirketin yanıtı: ${code}`);
